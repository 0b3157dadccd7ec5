/** `npm run safeguarding`: what the signals of danger find in the corpus, as tables. */
import { heaviness } from '#integrations/danger-signals/find-dangers.ts';
import { RISKS } from './corpus-lines.ts';
import {
  isRaised,
  isRightKind,
  type Measured,
  measureClean,
  measureSafeguarding,
} from './safeguarding-corpus.ts';
import { AUTHORS, type Authors, CORPUS_LANGUAGES } from './screening-corpus.ts';

const NAMES: Record<Authors, string> = { first: 'first, tuning', second: 'second, held out' };
const ALL = [...CORPUS_LANGUAGES, 'all'] as const;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

const measured = measureSafeguarding();
const clean = measureClean();

function lineOf(caption: readonly string[], texts: readonly Measured[]): string {
  const found = texts.filter(isRaised).length;
  const right = texts.filter(isRightKind).length;
  return row([...caption, texts.length, found, share(found, texts.length), right]);
}

const HEAD = ['authors', 'language', 'kind', 'texts', 'found', 'recall', 'kind right'];
process.stdout.write(row(HEAD) + row(HEAD.map(() => '---')));
for (const authors of AUTHORS)
  for (const language of ALL) {
    const texts = measured.filter(
      (text) => text.authors === authors && (language === 'all' || text.language === language),
    );
    if (texts.length === 0) continue;
    for (const kind of RISKS)
      process.stdout.write(
        lineOf(
          [NAMES[authors], language, kind],
          texts.filter((text) => text.kind === kind),
        ),
      );
  }

const ALARMS = ['texts without danger', 'language', 'texts', 'raised', 'share'];
process.stdout.write(`\n${row(ALARMS)}${row(ALARMS.map(() => '---'))}`);
const without = [
  ...AUTHORS.map((authors) => ({
    name: `none, ${NAMES[authors]}`,
    texts: measured.filter((text) => text.authors === authors && text.kind === 'none'),
  })),
  { name: 'clean texts of screening', texts: clean },
];
for (const { name, texts } of without)
  for (const language of ALL) {
    const some = texts.filter((text) => language === 'all' || text.language === language);
    if (some.length === 0) continue;
    const raised = some.filter(isRaised).length;
    process.stdout.write(row([name, language, some.length, raised, share(raised, some.length)]));
  }

const POINTS = ['second authors, risk to life', 'hard texts raised', 'recall'];
process.stdout.write(`\n${row(POINTS)}${row(POINTS.map(() => '---'))}`);
const second = measured.filter(({ authors }) => authors === 'second');
const scores = (kinds: readonly string[]) =>
  second.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => heaviness(text));
for (const most of [0.02, 0.05, 0.1]) {
  const hard = scores(['none']).toSorted((a, b) => b - a);
  const enough = hard[Math.floor(hard.length * most)] ?? 0;
  const life = scores(['life']);
  const found = life.filter((score) => score > enough).length;
  process.stdout.write(row([`${found} of ${life.length}`, most, share(found, life.length)]));
}
