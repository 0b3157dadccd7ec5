import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { tileSvg } from '#domain/motif/tile-svg.ts';
import { languageTag, textDirection } from '#domain/options/languages.ts';
import { type Locale, localeEntry } from '#domain/options/locales.ts';
import { whatItIs } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import { escapeHtml } from '#domain/story/body.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { filled, openingBeside, spokenBeside, textWords } from '#words/text-words.ts';

export type EmbedOptions = { site: Pick<Site, 'name' | 'origin'>; style: string };

/** `tile`: by which it is drawn, its subject or the key of its wall. */
type Shown = EmbedOptions & { subject: string; quiet: boolean; tile: string };

/** What another site shows of a story: less than a list does, and nothing of its writer. All of it in the story's language. */
export function embedCard(
  story: ListedStory,
  { site, style, subject, quiet, tile }: Shown,
): string {
  const { language, contentNote } = story;
  const url = escapeHtml(`${site.origin}${permalink(story)}`);
  const spoken = spokenBeside(language);
  // Of another language we have no words: the card is English then, and what the writer wrote is not.
  const written =
    spoken === language ? '' : ` lang="${languageTag(language)}" dir="${textDirection(language)}"`;
  const readOn = filled(textWords(language).readOn, { site: site.name });
  const link = (words: string) => `<a href="${url}" target="_blank" rel="noopener">${words}</a>`;
  return embedPage({
    style,
    language: spoken,
    title: story.title,
    head: `<link rel="canonical" href="${url}">`,
    art: tileSvg(drawTile({ category: tile, story: story.hash }), { colour }),
    say: [
      `<p class="what">${escapeHtml(`${whatItIs(story, { quiet })} · ${subject}`)}</p>`,
      `<h1${written}>${link(escapeHtml(story.title))}</h1>`,
      // A note in the place of an opening is ours.
      `<p class="opening"${contentNote === null ? written : ''}>${escapeHtml(openingBeside(story))}</p>`,
      `<p class="foot">${link(escapeHtml(readOn))}</p>`,
    ].join(''),
  });
}

const QUIET = {
  gone: {
    title: 'This page was taken down',
    text: 'Its writer, or one of us, decided that it should rest. Please do not look for a copy.',
  },
  unknown: { title: 'There is nothing to show here', text: 'Other stories are open to read.' },
} as const;

/** No title, no date, no reason; nor a language, which would tell something of what was there. */
export function quietCard(kind: keyof typeof QUIET, { site, style }: EmbedOptions): string {
  const { title, text } = QUIET[kind];
  const url = escapeHtml(`${site.origin}/stories`);
  return embedPage({
    style,
    language: 'en',
    title,
    head: '',
    art: tileSvg(drawTile({ category: 'RAMADAN', line: true }), { colour }),
    say: `<h1>${title}</h1><p class="opening">${text}</p><p class="foot"><a href="${url}" target="_blank" rel="noopener">Read the stories on ${escapeHtml(site.name)}</a></p>`,
  });
}

type Page = {
  style: string;
  language: Locale;
  title: string;
  head: string;
  art: string;
  say: string;
};

function embedPage({ style, language, title, head, art, say }: Page): string {
  const { direction } = localeEntry(language);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}<style>${style}</style></head><body><div class="art">${art}</div><main class="say">${say}</main></body></html>`;
}

const colour = (pigment: keyof typeof PIGMENT_HEX) => PIGMENT_HEX[pigment];
