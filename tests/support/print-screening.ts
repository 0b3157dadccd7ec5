/** `npm run screening`: what the checks find in the corpus, as tables for people and documents. */
import { SCREENING_CHECKS } from '#domain/screening/checks.ts';
import {
  AUTHORS,
  type Clean,
  CORPUS_LANGUAGES,
  type Half,
  type Positive,
  screenClean,
  screenPositives,
} from './screening-corpus.ts';

const HALVES: readonly Half[] = ['tuning', 'held out'];

const share = (part: number, whole: number) =>
  whole === 0 ? '-' : `${part}/${whole} ${((100 * part) / whole).toFixed(1)} %`;
const foundOf = (texts: readonly Positive[]) =>
  share(texts.filter(({ found }) => found).length, texts.length);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

type Part = { name: string; positives: readonly Positive[]; clean: readonly Clean[] };

function table({ name, positives, clean }: Part): string {
  const kinds = SCREENING_CHECKS.map(({ kind }) => kind);
  const head = ['check', 'found', 'plain', 'disguised', ...CORPUS_LANGUAGES, 'clean flagged'];
  const line = (caption: string, texts: readonly Positive[], flagged: number) =>
    row([
      caption,
      foundOf(texts),
      foundOf(texts.filter(({ disguise }) => disguise === 'plain')),
      foundOf(texts.filter(({ disguise }) => disguise === 'disguised')),
      ...CORPUS_LANGUAGES.map((language) =>
        foundOf(texts.filter((text) => text.language === language)),
      ),
      share(flagged, clean.length),
    ]);
  const rows = kinds.map((kind) =>
    line(
      kind,
      positives.filter(({ check }) => check === kind),
      clean.filter(({ flags }) => flags.some((flag) => flag.kind === kind)).length,
    ),
  );
  const flagged = clean.filter(({ flags }) => flags.length > 0).length;
  const found = positives.filter((text) => text.found).length;
  return [
    `\n${name}: ${positives.length} labelled texts, ${clean.length} clean texts\n\n`,
    row(head),
    row(head.map(() => '---')),
    ...rows,
    line('all', positives, flagged),
    `\nprecision, a text as the unit: ${share(found, found + flagged)}\n`,
  ].join('');
}

const positives = screenPositives();
const clean = screenClean();
for (const half of HALVES)
  for (const authors of AUTHORS)
    process.stdout.write(
      table({
        name: `${half}, ${authors} authors`,
        positives: positives.filter((text) => text.half === half && text.authors === authors),
        clean: clean.filter((text) => text.half === half),
      }),
    );
