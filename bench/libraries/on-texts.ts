import { WITHOUT_ADDRESS } from '../../src/domain/screening/examples/address-examples.ts';
import { WITHOUT_HANDLE } from '../../src/domain/screening/examples/handle-examples.ts';
import { WITHOUT_SCHOOL } from '../../src/domain/screening/examples/school-examples.ts';
import { links } from '../../src/domain/screening/links.ts';
import { phones } from '../../src/domain/screening/phones.ts';
import type { Passage } from '../../src/domain/screening/signal.ts';
import { textsToDecide } from '../../src/lab/samples/demo/to-decide.ts';
import { demoWorld } from '../../src/lab/samples/demo-world.ts';
import { isFound, screenClean, screenPositives } from '../../tests/support/screening-corpus.ts';
import { rowsOf, timesAsLong } from './measuring.ts';

const positives = screenPositives();
export const clean = screenClean();
const { published, waiting } = demoWorld();
/** Some of the demo's waiting texts hold something on purpose. */
const told = [...published, ...waiting].filter((text) => !textsToDecide.includes(text));
const cleanTexts = [
  ...clean.map(({ text }) => text),
  ...told.map(({ title, body }) => `${title}\n\n${body}`),
  ...[...WITHOUT_ADDRESS, ...WITHOUT_HANDLE, ...WITHOUT_SCHOOL],
];
const timedTexts = [...positives, ...clean].map(({ text }) => text).filter((_, i) => i % 4 === 0);
/** Found of labelled texts; marked of clean ones; a test's own rows; time as a multiple of ours. */
export const COLUMNS = [
  'who',
  'plain',
  'disguised',
  'held out',
  'clean',
  'test rows',
  'near misses',
  'time',
];

export type Finder = (text: string) => Passage[];
const CONTEXT = { child: false, city: null, languages: ['en'] } as const;
export const findPhones: Finder = (text) => phones.check(text, CONTEXT);
export const findLinks: Finder = (text) => links.check(text, CONTEXT);

export const marked = (find: Finder, texts: string[]) =>
  `${texts.filter((text) => find(text).length > 0).length}/${texts.length}`;

const TABLES = {
  phone: ['finds the phone', 'is no phone'],
  link: ['finds the link', 'finds no link'],
} as const;

/** What is found of the labelled texts and of a test's rows, and marked of those without any. */
export function onTexts(kind: 'phone' | 'link', find: Finder): string[] {
  const share = (part: Partial<(typeof positives)[number]>) => {
    const texts = positives.filter((text) =>
      Object.entries({ check: kind, ...part }).every(([key, value]) => Object(text)[key] === value),
    );
    const signals = (text: string) =>
      find(text).map((passage) => ({ ...passage, kind, severity: 'rule' as const }));
    return `${texts.filter((text) => isFound(text, signals(text.text))).length}/${texts.length}`;
  };
  const [yes, no] = TABLES[kind];
  const file = `src/domain/screening/${kind}s.test.ts`;
  const rows = rowsOf(file, yes).map(([text = '']) => text);
  const nearMisses = rowsOf(file, no).map((cells) => cells.at(-1) ?? '');
  const ours = kind === 'phone' ? findPhones : findLinks;
  return [
    share({ disguise: 'plain' }),
    share({ disguise: 'disguised' }),
    share({ half: 'held out' }),
    marked(find, cleanTexts),
    marked(find, rows),
    marked(find, nearMisses),
    timesAsLong(
      () => timedTexts.map(find),
      () => timedTexts.map(ours),
    ),
  ];
}
