import { generalCampaign } from '#domain/campaigns/registry.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import {
  CITY_LONGEST,
  EMAIL_LONGEST,
  LIMITS,
  NAME_LONGEST,
  STORY_LONGEST,
  STORY_SHORTEST,
  TITLE_SHORTEST,
} from '#domain/submission/limits.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { validInput } from '#support/valid-input.ts';
import { ODD_SIGNS } from './odd-texts.ts';

type FieldAtLimit = { field: string; limits: number[]; around?: [string, string] };

/** Lengths are those of the whole field; `around` makes a link of a text. */
const FIELDS: readonly FieldAtLimit[] = [
  { field: 'title', limits: [TITLE_SHORTEST - 1, TITLE_SHORTEST, ...over(LIMITS.general.title)] },
  { field: 'story', limits: [STORY_SHORTEST - 1, STORY_SHORTEST, ...over(STORY_LONGEST)] },
  { field: 'name', limits: over(NAME_LONGEST) },
  { field: 'city', limits: over(CITY_LONGEST) },
  { field: 'email', limits: over(EMAIL_LONGEST), around: ['', '@example.org'] },
  { field: 'link', limits: over(LIMITS.general.link), around: ['https://example.org/', ''] },
  { field: 'handle', limits: over(LIMITS.general.handle + 1), around: ['@', ''] },
];

function over(limit: number): number[] {
  return [limit, limit + 1];
}

export type UnicodeCase = { name: string; field: string; text: string; input: SubmissionInput };

/** Every odd sign at the exact limits of every field. */
export function unicodeCases(signs: readonly string[]): UnicodeCase[] {
  return signs.flatMap((name) =>
    FIELDS.flatMap(({ field, limits, around = ['', ''] }) =>
      limits.map((length) => {
        const [before, after] = around;
        const room = length - before.length - after.length;
        const text = `${before}${filled(ODD_SIGNS[name] ?? '', room)}${after}`;
        const social = field === 'handle' ? { social: 'INSTAGRAM' } : {};
        const input = { ...validInput(generalCampaign()), ...social, [field]: text };
        return { name: `${field} of ${length} with ${name}`, field, text, input };
      }),
    ),
  );
}

/** As often as it fits, then letters up to the very length that is stored. */
function filled(sign: string, length: number): string {
  const stored = (text: string) => textLength(normaliseText(`${text}a`)) - 1;
  const each = Math.max(1, stored(sign.repeat(4)) / 4);
  let text = sign.repeat(Math.floor(Math.max(0, length - 1) / each));
  while (text !== '' && stored(text) > length - 1) text = text.slice(0, -sign.length);
  return `${text}${'a'.repeat(Math.max(0, length - stored(text)))}`;
}
