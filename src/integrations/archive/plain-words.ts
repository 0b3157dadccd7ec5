import { Parser } from 'htmlparser2';

/** What begins a paragraph of its own. */
const BLOCKS = new Set(
  'address article aside blockquote div dd dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** What is no words, with all that stands in it. */
const NO_WORDS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'button',
  'head',
  'title',
]);
/** What a reader would miss. */
const SHOWN: Readonly<Record<string, string>> = {
  img: 'picture',
  picture: 'picture',
  video: 'film',
  audio: 'recording',
  iframe: 'frame of another site',
  object: 'frame of another site',
  embed: 'frame of another site',
};
/** `[gallery ids="1,2"]`: what WordPress puts something else in place of. Not `[sic]`, which somebody wrote. */
const SHORTCODE =
  /\[(?:\/[a-z][\w-]*|[a-z][\w-]*\s+[\w-]+=[^\]]*|gallery|caption|embed|audio|video|playlist)\]/g;

export type PlainWords = { words: string; leftOut: string[] };

/** The words of a page without its markup: paragraphs with an empty line between, and what was left out. */
export function plainWords(html: string): PlainWords {
  const paragraphs: string[] = [''];
  const leftOut = new Map<string, number>();
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  let silent = 0;
  const write = (text: string) => {
    paragraphs[paragraphs.length - 1] += text;
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (NO_WORDS.has(name)) silent += 1;
      if (BLOCKS.has(name)) paragraphs.push('');
      if (name === 'br') write('\n');
      const shown = SHOWN[name];
      if (shown) leave(shown);
    },
    ontext: (text) => {
      if (silent === 0) write(text);
    },
    onclosetag: (name) => {
      if (NO_WORDS.has(name)) silent -= 1;
      if (BLOCKS.has(name)) paragraphs.push('');
    },
  });
  // WordPress keeps an empty line where a page shows a new paragraph.
  parser.end(html.replace(/\r\n?/g, '\n'));
  const words = paragraphs
    .join('\n\n')
    .replace(SHORTCODE, (found) => {
      leave(found.slice(0, 40));
      return '';
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return {
    words,
    leftOut: [...leftOut].map(([what, times]) =>
      times === 1 ? `1 ${what}` : `${times} × ${what}`,
    ),
  };
}
