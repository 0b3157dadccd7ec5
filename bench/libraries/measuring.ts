import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export const ROOT = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(ROOT + file, 'utf8');

export const say = (line: string) => process.stdout.write(`${line}\n`);
export const row = (...cells: (string | number)[]) => say(`| ${cells.join(' | ')} |`);

export function head(title: string, ...cells: string[]): void {
  say(`\n${title}\n`);
  row(...cells);
  row(...cells.map(() => '---'));
}

/** So long that the clock of the thread, which ticks coarsely, has something to count. */
const LEAST_MS = 150;

/** Time of this thread, so that other work of the machine does not count. */
function threadTime(work: () => unknown): number {
  const start = process.threadCpuUsage();
  const end = performance.now() + LEAST_MS;
  let times = 0;
  do {
    work();
    times += 1;
  } while (performance.now() < end);
  return process.threadCpuUsage(start).user / times;
}

/** How many times as long the other one takes; both in turn, the middle of three rounds. */
export function timesAsLong(other: () => unknown, ours: () => unknown): string {
  const rounds = Array.from({ length: 3 }, () => threadTime(other) / threadTime(ours));
  const [, middle = Number.NaN] = rounds.sort((a, b) => a - b);
  return middle.toFixed(middle < 10 ? 2 : 0);
}

/** As the whole screening is loaded beside the writer's page. */
export const SCREENING = ['screenText', `${ROOT}src/domain/screening/checks.ts`] as const;
const NO_CHECK = 'export const phones = { check: () => [] }; export const links = phones;';

/** What a browser loads for this name of this module, minified and packed; `without` a file. */
export async function bytes([name, from]: readonly [string, string], without = 'no file') {
  const entry = `${ROOT}bench/libraries/entry.ts`;
  const using = `import { ${name} } from '${from}'; globalThis.used = ${name};`;
  const plugin = {
    name: 'what-is-measured',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? using : id.endsWith(without) ? NO_CHECK : null),
  };
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const { output } = built as { output: { code?: string }[] };
  return gzipSync(output.map(({ code = '' }) => code).join('')).length;
}

export function linesOf(...files: string[]): number {
  return files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
}

/** The rows of `test.each([…])(title, …)` of a test; they are values written out. */
export function rowsOf(file: string, title: string): string[][] {
  const [, rows] =
    read(file)
      .split(/test\.each\((?=\[)/)
      .map((part) => /^(\[.*?\n {0,2}\])\)\(\s*'([^']*)/s.exec(part) ?? [])
      .find(([, , named]) => named?.includes(title)) ?? [];
  if (rows === undefined) throw new Error(`${file} has no table named ${title}.`);
  return new Function(`return ${rows}`)().map((cells: string | string[]) => [cells].flat());
}
