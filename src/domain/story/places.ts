import { commonSequence } from '#domain/vetting/common-sequence.ts';

type Words = { title: string; body: string };

/** One place of a text in which other words are proposed: whole paragraphs, or the title. */
export type Place = { where: 'title' | 'text'; before: string; after: string };

const BREAK = '\n\n';

/** What stays, and what is another: in order, so that a text can be put together again from it. */
type Part = { kind: 'same'; text: string } | ({ kind: 'place' } & Place);

/** In the order in which they are read. */
export function placesOf(before: Words, after: Words): Place[] {
  return partsOf(before, after).flatMap((part) => {
    if (part.kind === 'same') return [];
    const { where, before: was, after: is } = part;
    return [{ where, before: was, after: is }];
  });
}

/** The writer's text with these words at those places, one each; an empty one leaves the place out. */
export function withPlaces(before: Words, after: Words, typed: readonly string[]): Words {
  const left = [...typed];
  let title = before.title;
  const body: string[] = [];
  for (const part of partsOf(before, after)) {
    if (part.kind === 'same') {
      body.push(part.text);
      continue;
    }
    const words = left.shift() ?? part.before;
    if (part.where === 'title') title = words;
    else if (words.trim() !== '') body.push(words);
  }
  return { title, body: body.join(BREAK) };
}

function partsOf(before: Words, after: Words): Part[] {
  const title: Part[] =
    before.title === after.title
      ? []
      : [{ kind: 'place', where: 'title', before: before.title, after: after.title }];
  return [...title, ...partsOfBody(before.body, after.body)];
}

function partsOfBody(before: string, after: string): Part[] {
  const [old, young] = [before.split(BREAK), after.split(BREAK)];
  const parts: Part[] = [];
  const [next, end] = [
    { old: 0, young: 0 },
    { before: old.length, after: young.length },
  ];
  for (const match of [...commonSequence(old, young), end]) {
    const leaving = old.slice(next.old, match.before);
    const coming = young.slice(next.young, match.after);
    if (leaving.length > 0 || coming.length > 0)
      parts.push({
        kind: 'place',
        where: 'text',
        before: leaving.join(BREAK),
        after: coming.join(BREAK),
      });
    const same = old[match.before];
    if (match !== end && same !== undefined) parts.push({ kind: 'same', text: same });
    next.old = match.before + 1;
    next.young = match.after + 1;
  }
  return parts;
}

/** Words, numbers and pictures; the signs between them are no words of anybody's. */
const TOKEN = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[^\s\p{L}\p{M}\p{N}.,;:!?…–—\-'’‘"“”«»()[\]،؛؟۔]/gu;

const tokensOf = ({ title, body }: Words): [string[], string[]] => [tokens(title), tokens(body)];
const tokens = (text: string) => text.toLowerCase().match(TOKEN) ?? [];

/** Whether all words of the one stand in the other, in the same order: something was taken out, and nothing put in. */
export function isCut(own: Words, shown: Words): boolean {
  const [ownTitle, ownBody] = tokensOf(own);
  const [title, body] = tokensOf(shown);
  return isWithin(title, ownTitle) && isWithin(body, ownBody);
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  let found = 0;
  for (const one of many) if (one === few[found]) found += 1;
  return found === few.length;
}
