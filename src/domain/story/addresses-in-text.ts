export type FoundAddress = { start: number; text: string; href: string };

const WEB_START = /https?:\/\/|www\./i;
/** Something a host can begin with must follow, or it is only punctuation. */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)[\p{L}\p{N}]/iu;
/** A host and perhaps its port: a name before it, as in https://bank.example@elsewhere.example, leads astray. */
const PLAIN_HOST = /^https?:\/\/[\p{L}\p{M}\p{N}._-]+(?::\d{1,5})?(?:[/?#]|$)/iu;
const LOCAL_SIGN = /[\w.+-]/;
const HOST_SIGN = /[a-z0-9.-]/i;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const LETTER = /[\p{L}\p{N}]/u;

/** The first web or e-mail address in a word without spaces. */
export function findAddress(word: string): FoundAddress | null {
  const web = findWeb(word);
  // What looks like a web address and is none is no e-mail address either.
  return web === null && !word.includes('://') ? findEmail(word) : web;
}

function findWeb(word: string): FoundAddress | null {
  const start = word.search(WEB_START);
  if (start < 0) return null;
  const [untilQuote = ''] = word.slice(start).split(/[<>"]/, 1);
  const text = withoutTrailing(untilQuote);
  if (!WEB_ADDRESS.test(text)) return null;
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  return PLAIN_HOST.test(href) ? { start, text, href } : null;
}

function findEmail(word: string): FoundAddress | null {
  const at = word.indexOf('@');
  if (at < 1) return null;
  const start = runBackward(word, at, LOCAL_SIGN);
  // A letter we do not know before it belongs to the address, which is then not one we can link.
  if (start === at || LETTER.test(word.charAt(start - 1))) return null;
  const end = runForward(word, at + 1, HOST_SIGN);
  const host = word.slice(at + 1, end).replace(/[.-]+$/, '');
  if (!HOST.test(host)) return null;
  const text = `${word.slice(start, at)}@${host}`;
  return { start, text, href: `mailto:${text}` };
}

const TRAILING = new Set(`.,;:!?]}'"’”»۔،؟`);

/** Punctuation after an address belongs to the sentence; so does a bracket that opened before it. */
function withoutTrailing(text: string): string {
  let end = text.length;
  let unopened = countOf(text, ')') - countOf(text, '(');
  while (end > 0) {
    const last = text.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!TRAILING.has(last)) break;
    end -= 1;
  }
  return text.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function runBackward(text: string, from: number, sign: RegExp): number {
  let index = from;
  while (index > 0 && sign.test(text.charAt(index - 1))) index -= 1;
  return index;
}

function runForward(text: string, from: number, sign: RegExp): number {
  let index = from;
  while (index < text.length && sign.test(text.charAt(index))) index += 1;
  return index;
}
