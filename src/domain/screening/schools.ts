import { foldLoosely, readings } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { schoolHints } from './school-hints.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  type ScreeningContext,
  withoutOverlaps,
} from './signal.ts';
import { typedApart } from './typed-apart.ts';

const CAPITAL_WORD = String.raw`(?:[aA]l-|[A-Z]['’])?\p{Lu}[\p{L}\p{M}'’-]{0,30}\.?`;
const LEVEL =
  '(?:Elementary|Primary|Middle|Secondary|High|Public|Grammar|Islamic|Catholic|International|Junior|Senior)';

/** Up to five words, because "Our Lady of Mount Carmel" is one name. */
const ENGLISH = quickPattern(
  String.raw`(?<![\p{L}\p{N}]['’-]?)(?:${CAPITAL_WORD}\s(?:(?:of|the|for|and)\s){0,2}){1,5}(?:School|Academy(?!\sAward)|Collegiate|High(?!\s?-?[Ff]ive)|${LEVEL}\sschool)(?![\p{L}\p{N}])`,
  'gu',
);

/** From a child these are enough without the word "school". */
const ENGLISH_OF_CHILD = quickPattern(
  String.raw`(?<![\p{L}\p{N}]['’-]?)(?:${CAPITAL_WORD}\s){1,4}(?:Primary|Elementary|Secondary|Middle|Prep|Public(?!\s\p{Lu})|Infants?(?!\s\p{Lu})|Juniors|Intermediate|Comprehensive|Preparatory|Playgroup|Pre-?[Kk]|Childcare|Cr[eè]che|Cadets|Brownies|Rainbows|(?:Tuition|Learning|Youth) Cent(?:re|er)|School of (?:Dance|Music|Ballet)|Riding School|Nursery|Sixth Form|Montessori|Grammar|Tech|Polytechnic|Seminary|Convent|Preschool|Kindergarten|Daycare|[Cc]ampus|(?:(?:Technical|Community)\s)?College|Institute|Madrass?ah?|Maktab|Hifz (?:School|Class|Program(?:me)?))(?![\p{L}\p{N}])`,
  'gu',
);

/** A child who writes without capitals: "i go to lincoln middle school". */
const SMALL_LETTERS =
  /(?<=\b(?:(?:go|goes|going|went|back|come|came|moved) to|attend|at|from|started|in) )(?:[a-z'’-]{2,20} ){1,3}(?:(?:elementary|primary|middle|secondary|high|public|junior|infant|nursery|islamic|grammar|charter) school|elementary|primary|infants|sixth form|playgroup|preschool|juniors?|nursery|collegiate|academy|montessori|madras[sa]?ah?|kindergarten|daycare)\b/g;

/** Which make a kind of school, or begin a sentence, but name none. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a an the my our his her their your this that every each another some any no one all both at in
  of for to from and but or so then when after before where while since if i we he she it they
  school high middle junior senior elementary primary secondary public private catholic christian
  islamic muslim arabic quran quranic hifz mosque masjid hebrew jewish hindu sikh french english
  sunday saturday friday weekend evening day night summer boarding grammar nursery law medical med nursing art
  drama music dance film driving flight riding police military naval fire business graduate grad
  old new big small local village town city state girls boys mixed international khan dear inside
  outside most allah god lord sky aim fly flying jump mile knee stand reach head heads held very
  too running riding climb climbing pre back home like only just even first second last`.split(
    /\s+/,
  ),
);

const FRENCH_KIND =
  '(?:primaire|secondaire|élémentaire|maternelle|publique|privée|internationale|polyvalente?|pro(?:fessionnel(?:le)?)?|techn(?:o|ique|ologique)|agricole|hôtelier|général|privé|public|coranique|islamique)';
/** "Une école de Gaza" is one of many; "l’école Saint-Joseph" is a place to be found. */
const FRENCH = quickPattern(
  String.raw`(?<!(?<!\p{L})(?:une?|cette|ce|notre|chaque|aucune?)\s)(?<![\p{L}\p{N}])(?:[ÉéEe]cole|[Cc]ollège|[Ll]yc[ée]e|[Pp]olyvalente|[Cc]égep|[Pp]ensionnat|[Ii]nternat|[Gg]arderie|[Gg]roupe scolaire|[Cc]rèche|[Mm]icro-crèche|[Cc]olonie|[Ii]nstitut(?:ion)?|[Ee]xternat|[Ff]oyer des jeunes|[Mm]aternelle|[Pp]rimaire|[Mm]aison (?:de quartier|des jeunes)|[Mm]adrass?ah?)\s(?:${FRENCH_KIND}\s){0,2}(?:(?:de\sla|du|des)\s|de\sl['’])?(?:[«“"]\s?)?${CAPITAL_WORD}(?:\s(?:(?:de|du|des|la|ul|al|el|bin|ibn)\s){0,2}${CAPITAL_WORD}){0,3}`,
  'gu',
);

export const schools: ScreeningCheck = {
  kind: 'school',
  caption: 'Names of schools and, from a child, of clubs and of the city',
  check: (typed, context) => {
    const isChild = context.child;
    const asTyped = foldLoosely(typed);
    const reads = readings(typed);
    const named = reads.flatMap((read) => namedIn(read.text, isChild).map(read.back));
    const hints = reads.flatMap((read) => (isChild ? schoolHints(read.text).map(read.back) : []));
    const city = cityOfChild(asTyped.text, context).map(asTyped.back);
    return [
      ...asSignals(withoutOverlaps(named), 'school', isChild ? 'rule' : 'judgement'),
      ...asSignals(
        isChild ? withoutOverlaps([...hints, ...city, ...typedApart(typed, 'school')]) : [],
        'school',
        'judgement',
      ),
    ];
  },
};

function namedIn(text: string, isChild: boolean): Passage[] {
  const english = [ENGLISH, ...(isChild ? [ENGLISH_OF_CHILD] : [])];
  return [
    ...english
      .flatMap((way) => findPassages(text, way))
      .flatMap((passage) => fromItsName(text, passage)),
    ...findPassages(text, SMALL_LETTERS).filter((passage) => isNamed(text, passage)),
    ...findPassages(text, FRENCH),
  ];
}

/** Leaves out what only leads up to the name: "At Lincoln High" is marked from "Lincoln". */
function fromItsName(text: string, { start, end }: Passage): Passage[] {
  const words = findPassages(text.slice(start, end), /\S+/g);
  const first = words
    .slice(0, -1)
    .find((word) => !isPlain(text.slice(start + word.start, start + word.end)));
  // "The Most High" is said of God.
  const divine = /\bMost High$/.test(text.slice(start, end));
  return first && !divine ? [{ start: start + first.start, end }] : [];
}

function isNamed(text: string, { start, end }: Passage): boolean {
  const [first = ''] = text.slice(start, end).split(' ');
  return !isPlain(first);
}

function isPlain(word: string): boolean {
  return PLAIN_WORDS.has(word.toLowerCase());
}

/** A child's city is not shown beside the story, so the story should not tell it either. */
function cityOfChild(text: string, { city }: ScreeningContext): Passage[] {
  const name = foldLoosely(city?.trim() ?? '').text;
  if (name === '') return [];
  const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return findPassages(
    text,
    quickPattern(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu'),
  );
}
