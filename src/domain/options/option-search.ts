import { isArabicScript, searchForm } from '#domain/search/letters.ts';

/** One row of a list that people search by typing: a subject, a country. */
export type SearchableOption = { value: string; label: string; synonyms: readonly string[] };

/** `synonym` is the word that led here, or null where the label itself matched. */
export type SearchMatch = { option: SearchableOption; synonym: string | null };

/** As many rows as a phone shows above its keyboard. */
const ROWS = 8;

/** Best first; within one rank the options keep their own order. */
const RANKS = [
  'exact synonym',
  'label starts',
  'word starts',
  'label contains',
  'synonym starts',
] as const;

type Rank = (typeof RANKS)[number];

export function searchOptions(
  query: string,
  options: readonly SearchableOption[],
  limit = ROWS,
): SearchMatch[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  const found = options.flatMap((option) => findIn(option, wanted) ?? []);
  return RANKS.flatMap((rank) => found.filter((match) => match.rank === rank))
    .slice(0, Math.max(0, limit))
    .map(({ option, synonym }) => ({ option, synonym }));
}

function findIn(option: SearchableOption, wanted: string): (SearchMatch & { rank: Rank }) | null {
  // "uk" means the United Kingdom, although Ukraine starts with it.
  const exact = option.synonyms.find((word) => fold(word) === wanted);
  const rank = rankOfLabel(fold(option.label), wanted);
  // Nobody is told of another name for what they are about to spell: "Mosqué" is Mosquée, and not mosque.
  const synonymFor = (word: string) => (rank ? null : word);
  if (exact !== undefined) return { option, synonym: synonymFor(exact), rank: 'exact synonym' };
  if (rank) return { option, synonym: null, rank };
  const synonym = option.synonyms.find((word) => fold(word).startsWith(wanted));
  return synonym === undefined ? null : { option, synonym, rank: 'synonym starts' };
}

function rankOfLabel(label: string, wanted: string): Rank | null {
  if (label.startsWith(wanted)) return 'label starts';
  if (label.includes(` ${wanted}`)) return 'word starts';
  return label.includes(wanted) ? 'label contains' : null;
}

/** Case, accents and apostrophes go; other signs part words: "Côte d’Ivoire" is cote divoire, أُسْرة is اسرہ. */
function fold(text: string): string {
  return oneSpelling(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʻ`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Arabic and Urdu keyboards write some letters in several ways. */
function oneSpelling(text: string): string {
  return isArabicScript(text) ? searchForm(text) : text;
}
