import { PARTS } from './address-parts.ts';
import { loosely } from './fold.ts';
import { AT_HOME, NO_MORE } from './home-cues.ts';
import { quickPattern } from './pattern.ts';
import { findPassages, LATIN_OR_ARABIC, type Passage } from './signal.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;

type Kind = keyof typeof PARTS | 'whole';
type Part = Passage & { kind: Kind };
/** `solid` is where the last part ends that is more than a detail. */
type Cluster = Passage & { kinds: Set<Kind>; solid: number; landmarks: number; details: number };
const isDetail = (kind: Kind) => kind === 'detail' || kind === 'floor';

// Where names begin with capitals the case matters; the rest may be typed in any way.
const hasName = (way: string) => way.includes(String.raw`\p{Lu}`);
const SEARCHES = Object.entries(PARTS).flatMap(([kind, ways]) =>
  [ways.filter(hasName), ways.filter((way) => !hasName(way))]
    .filter((some) => some.length > 0)
    .map((some) => ({
      kind: kind as Kind,
      pattern: quickPattern(
        loosely(`${LATIN_OR_ARABIC}${START}(?:${some.join('|')})`),
        some.every(hasName) ? 'gu' : 'giu',
      ),
    })),
);

/** How far apart the parts of one address stand. */
const REACH = 36;
const NEW_SENTENCE = /[!?۔؟\n]|(?<!\s)\.\s+(?=[\p{Lu}\p{Lo}])/u;
const FEWEST_KINDS = 2;

const BEFORE_HOME = 80;
const BEHIND_HOME = 50;

/** Addresses told piece by piece ("room 118, the Blue Heron, exit nineteen"), and whole ones with what belongs to them. */
export function joinParts(text: string, whole: readonly Passage[]): Passage[] {
  const parts = [
    ...whole.map((passage): Part => ({ ...passage, kind: 'whole' })),
    ...SEARCHES.flatMap(({ kind, pattern }) =>
      findPassages(text, pattern).map((passage): Part => ({ ...passage, kind })),
    ),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const clusters: Cluster[] = [];
  for (const { start, end, kind } of parts) {
    const last = clusters.at(-1);
    if (!last || !isNear(text, last.end, start))
      clusters.push({
        start,
        end,
        kinds: new Set([kind]),
        solid: isDetail(kind) ? start : end,
        landmarks: Number(kind === 'landmark'),
        details: Number(isDetail(kind)),
      });
    else {
      if (kind === 'landmark' && start >= last.end) last.landmarks += 1;
      if (isDetail(kind) && start >= last.end) last.details += 1;
      // "Room no. 14" is one part, although "no. 14" is one too.
      if (start >= last.solid || kind === 'whole') last.kinds.add(kind);
      if (!isDetail(kind)) last.solid = Math.max(last.solid, end);
      last.end = Math.max(last.end, end);
    }
  }
  return clusters
    .filter((cluster) => isAddress(text, cluster))
    .map(({ start, end }) => ({ start, end }));
}

function isNear(text: string, end: number, start: number): boolean {
  return start - end <= REACH && !NEW_SENTENCE.test(text.slice(end, start));
}

function isAddress(text: string, { kinds, landmarks, details, start, end }: Cluster): boolean {
  if (kinds.has('whole')) return true;
  const solid = kinds.size - Number(kinds.has('detail')) - Number(kinds.has('floor'));
  if (solid >= FEWEST_KINDS) return true;
  // "Above the pharmacy on Weaver Street" is an address where it says who lives there.
  const sentence = sentenceAround(text, { start, end });
  if (!AT_HOME.test(sentence)) return false;
  if (Math.max(kinds.size, landmarks) >= FEWEST_KINDS) return true;
  // The street alone, or two things beside it, are enough only for a home that is still there.
  const alone = kinds.has('numbered') || kinds.has('place') || details >= FEWEST_KINDS;
  return alone && !NO_MORE.test(sentence);
}

/** The address itself left out: its own words are no sign of a home. */
function sentenceAround(text: string, { start, end }: Passage): string {
  const before = text
    .slice(Math.max(0, start - BEFORE_HOME), start)
    .split(NEW_SENTENCE)
    .at(-1);
  const [behind] = text.slice(end, end + BEHIND_HOME).split(NEW_SENTENCE);
  return `${before ?? ''} ${behind ?? ''}`;
}
