import { asSignals, findPassages, type Passage, type ScreeningCheck } from './signal.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{N}.@-])`;
const STOP = String.raw`(?![\p{L}\p{N}])`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]{1,63}`;
const PATH = String.raw`(?::\d{2,5})?(?:[/?#][^\s<>"]*)?`;

/** Endings that are no words, so that a full stop without its space is not taken for a dot. */
const ENDING = String.raw`(?:(?:com|org|net|edu|gov|ac|co)\.[a-z]{2}|com|org|net|edu|gov|info|biz|io|uk|fr|pk)`;
/** "C’est fini.Ca va" is a sentence, "cbc.ca" an address: these count in small letters alone. */
const SMALL_ENDING = '(?:ca|tv|app|dev|xyz|eu|blog|shop|online|site)';
const BARE_SMALL = new RegExp(String.raw`^(?!www\.)[^/\s]+\.(${SMALL_ENDING})$`, 'i');
/** Hosts whose endings are everyday words, so that the ending alone says nothing. */
const KNOWN_HOST = String.raw`(?:youtu\.be|t\.me|wa\.me|m\.me|fb\.me|bit\.ly|goo\.gl|t\.co|is\.gd|ow\.ly|linktr\.ee|lnkd\.in|gofund\.me|paypal\.me|discord\.gg|instagr\.am|amzn\.to)`;

const SPELLED_DOT = String.raw`(?:\s?[([{]\s?(?:dot|point|\.)\s?[)\]}]\s?|\s+(?:dot|point)\s+)`;
/** "The dot com bubble" is history, and "a dot com" a firm. */
const FIRM = /^(?:the|an?|this|that|every|first|le|un|ce|dot)(?=[\s.])/i;
const NO_ERA = String.raw`(?!\s+(?:bubble|boom|crash|bust|era|years|days|compan|firm|start-?up|world|millionaire|billionaire))`;

/** What may follow the first part of a name. */
const WAYS = [
  `(?:\\.${LABEL}){0,4}\\.(?:${ENDING}|${SMALL_ENDING})${STOP}${PATH}`,
  // example dot com, exemple point fr, example (dot) org
  `${SPELLED_DOT}(?:com|org|net|ca|fr|info)${STOP}${NO_ERA}`,
  // example . com
  String.raw`(?:\s\.\s?|\.\s)com${STOP}`,
  String.raw`\s+ڈاٹ\s+(?:کام|نیٹ|آرگ)${STOP}`,
];

const LINK = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"]+`,
    `${START}${KNOWN_HOST}${STOP}${PATH}`,
    String.raw`${START}${LABEL}(?![\p{L}\p{M}\p{N}-])(?:${WAYS.join('|')})`,
  ].join('|'),
  'giu',
);

/** Punctuation after an address belongs to the sentence, as it does where the text is shown. */
const SENTENCE_SIGNS = '.,;:!?)]}\'"’”»۔،؟';

function withoutSentenceSigns(text: string, { start, end }: Passage): Passage {
  let last = end;
  while (last > start && SENTENCE_SIGNS.includes(text.charAt(last - 1))) last -= 1;
  return { start, end: last };
}

function isLink(passage: string): boolean {
  const ending = BARE_SMALL.exec(passage)?.[1] ?? '';
  return !FIRM.test(passage) && ending === ending.toLowerCase();
}

export const links: ScreeningCheck = {
  kind: 'link',
  caption: 'Web links, also without http and with "dot"',
  check: (text) => {
    const found = findPassages(text, LINK).map((passage) => withoutSentenceSigns(text, passage));
    return asSignals(
      found.filter(({ start, end }) => isLink(text.slice(start, end))),
      'link',
      'rule',
    );
  },
};
