import { PARTS } from './address-parts.ts';
import { findPassages, LATIN_OR_ARABIC, type Passage } from './signal.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;

type Kind = keyof typeof PARTS | 'whole';
type Part = Passage & { kind: Kind };
/** `solid` is where the last part ends that is more than a detail. */
type Cluster = Passage & { kinds: Set<Kind>; solid: number };

// Where names begin with capitals the case matters; the rest may be typed in any way.
const hasName = (way: string) => way.includes(String.raw`\p{Lu}`);
const SEARCHES = Object.entries(PARTS).flatMap(([kind, ways]) =>
  [ways.filter(hasName), ways.filter((way) => !hasName(way))]
    .filter((some) => some.length > 0)
    .map((some) => ({
      kind: kind as Kind,
      pattern: new RegExp(
        `${LATIN_OR_ARABIC}${START}(?:${some.join('|')})`,
        some.every(hasName) ? 'gu' : 'giu',
      ),
    })),
);

/** How far apart the parts of one address stand. */
const REACH = 30;
const NEW_SENTENCE = /[!?۔؟\n]|\.\s+[\p{Lu}\p{Lo}]/u;
const FEWEST_KINDS = 2;

/** "I live", "notre maison", "ہمارا گھر": now, because a home that is gone leads nobody to a door. */
const AT_HOME =
  /(?<![\p{L}\p{M}])(?:(?:i|we|who|they|parents|family) (?:still |now |all )?(?:live|stay)|(?:i|we)(?:['’](?:m|re)| am| are) (?:still |now )?(?:living|staying)|s?he (?:still |now )?(?:lives|stays)|(?:my|our|his|her) (?:\p{L}{2,12} )?(?:house|home|flat|apartment|place|room|tent|trailer|shop|address|adress) is|address:|come (?:over )?to|ask for|find (?:me|us)|j['’]habite|on habite|nous habitons|habitent|je vis|nous vivons|on vit|log(?:e|eons|és?|ée)|chez (?:moi|nous)|demandez|(?:mon|notre) (?:adresse|appartement|appart|logement)|(?:ma|notre) (?:maison|tente|chambre) est|ہمارا گھر|میرا گھر|گھر میرا|پتہ|پتا|رہت[اےی]\s?(?:ہوں|ہیں|ہے)|mera ghar|hamara ghar|rehte? (?:hain|hun|hai)|نسكن|أسكن|يسكن|تسكن|ساكنين?|ساكنة|أعيش|نعيش|تعيش|بيتنا|بيتي|بيت (?:خالت|جدت|عم|جد|أهل|أخ|أخت)ي|خيمتنا|خيمتي|زيارتنا|(?:صالون|مكتب|محل|عيادت)ي|مكتب والدي|دارنا|داري|عنوان(?:ي|نا|ها)?|تعالوا|زورونا|اسأل(?:وا)? عن|sakn?[ae]n?(?:een|in)?)(?![\p{L}\p{M}])/iu;
const BEFORE_HOME = 50;
const BEHIND_HOME = 40;

/** Addresses told piece by piece ("room 118, the Blue Heron, exit nineteen"), and whole ones with what belongs to them. */
export function joinParts(text: string, whole: readonly Passage[]): Passage[] {
  const parts = [
    ...whole.map((passage): Part => ({ ...passage, kind: 'whole' })),
    ...SEARCHES.flatMap(({ kind, pattern }) =>
      findPassages(text, pattern).map((passage): Part => ({ ...passage, kind })),
    ),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const clusters: Cluster[] = [];
  for (const { start, end, kind } of parts) {
    const last = clusters.at(-1);
    if (!last || !isNear(text, last.end, start))
      clusters.push({ start, end, kinds: new Set([kind]), solid: kind === 'detail' ? start : end });
    else {
      // "Room no. 14" is one part, although "no. 14" is one too.
      if (start >= last.solid || kind === 'whole') last.kinds.add(kind);
      if (kind !== 'detail') last.solid = Math.max(last.solid, end);
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

function isAddress(text: string, { kinds, start, end }: Cluster): boolean {
  if (kinds.has('whole')) return true;
  if (!kinds.has('detail')) return kinds.size >= FEWEST_KINDS;
  const solid = kinds.size - 1;
  // "Above the pharmacy on Weaver Street" is an address where it says who lives there.
  return solid >= FEWEST_KINDS || (solid === FEWEST_KINDS - 1 && isHome(text, { start, end }));
}

function isHome(text: string, { start, end }: Passage): boolean {
  const before = text
    .slice(Math.max(0, start - BEFORE_HOME), start)
    .split(NEW_SENTENCE)
    .at(-1);
  const [behind] = text.slice(end, end + BEHIND_HOME).split(NEW_SENTENCE);
  return AT_HOME.test(`${before ?? ''} ${behind ?? ''}`);
}
