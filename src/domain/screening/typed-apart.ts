import { loosely, readings } from './fold.ts';
import { NETWORK_NAMED } from './networks.ts';
import { quickPattern } from './pattern.ts';
import type { Passage } from './signal.ts';

/** Nobody types so many letters apart by chance; they are to be read and not to be found. */
const RUN = /(?<![\p{L}\p{N}])\p{L}(?:[ ،,.*_-]{1,3}\p{L}(?![\p{L}\p{N}])){7,}/gu;
const CUE_REACH = 50;

/** What the letters say when they are drawn together, or what leads up to them, tells which kind it is. */
const SAYS = {
  address: {
    inside:
      /street|avenue|road|house|maison|rue(?:de|du|des)|شارع|بناي|عمار[ةه]|حار[ةه]|شق[ةه]|بيت|مکان|گلی|سڑک|فلیٹ|محلہ/iu,
    before:
      /(?<!\p{L})(?:(?:i|we) live|address|adresse|habit(?:e|ons)|chez (?:moi|nous)|گھر|پتہ|[أا]سكن|نسكن|عنوان\p{L}*)(?!\p{L})/iu,
  },
  school: {
    inside: /school|academy|école|collège|lycée|سکول|اسکول|مدرس[ةه]/iu,
    before:
      /(?<!\p{L})(?:(?:go|went) to|attend|i['’]?m at|i am at|school|école|collège|lycée|سکول|اسکول|مدرست?[ةهين]\p{L}*)(?!\p{L})/iu,
  },
  handle: {
    inside: /^$/,
    before: quickPattern(
      loosely(
        String.raw`(?<!\p{L})(?:search|look (?:me |us )?up|add me|cherche[rz]?|ڈھونڈ\p{L}*|ابحث\p{L}*|yt|sc|tt|${NETWORK_NAMED})(?!\p{L})`,
      ),
      'iu',
    ),
  },
} as const;

export function typedApart(typed: string, kind: keyof typeof SAYS): Passage[] {
  const [read, drawn] = readings(typed);
  if (!read || !drawn) return [];
  const { inside, before } = SAYS[kind];
  return Array.from(read.text.matchAll(RUN)).flatMap(({ index, 0: run }) => {
    const letters = run.replace(/[^\p{L}]/gu, '');
    const lead = read.text.slice(Math.max(0, index - CUE_REACH), index);
    return inside.test(letters) || before.test(lead)
      ? [read.back({ start: index, end: index + run.length })]
      : [];
  });
}
