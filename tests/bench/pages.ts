import { sql } from 'kysely';
import type { TestDatabase } from '#support/template-postgres.ts';
import { openArchives } from './archive.ts';
import { askAll, type Bytes, bytesOf, someStories } from './asked-pages.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { pin, SERVER_CORE } from './load.ts';
import { processorTime } from './processor-time.ts';

const STORIES = 20_000;
const ROUNDS = 5;
const ASKED = 80;
const WARMING_UP = 60;

/** Asked for again and again: drawn before from the same data. */
const SAME = { list: '/stories', home: '/', form: '/tell', landing: '/hijab' };
/** As a reader's browser gets it, in thousands of bytes. */
const MOST_BYTES: Record<string, number> = { home: 20_000, list: 12_000, story: 9_000 };

/** What a page costs without any cache in front: the processor's time of server and PostgreSQL, and bytes. */
export const pages: Bench = {
  name: 'pages',
  run: async (ground, { keep }) => {
    const archives = await openArchives(ground, [{ stories: STORIES, search: false }], keep);
    const database = archives.database(STORIES);
    const server = await ground.server(database, { environment: archives.environment(STORIES) });
    await pin(server.pid, SERVER_CORE);
    const stories = await someStories(database, (ROUNDS + 1) * ASKED + WARMING_UP);
    const lists = Array.from(stories, (_, n) => `/stories?page=${n + 2}`);
    const [story = ''] = stories;
    const cost = costOf({ origin: server.origin, pid: server.pid, database });
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries({ story, ...SAME }))
      figures.push(
        withBytes(
          await cost(`${name}, drawn before from the same data`, () => repeat(path, ASKED)),
          await bytesOf(server.origin, path),
          MOST_BYTES[name],
        ),
      );
    for (const [name, paths] of Object.entries({ story: stories.slice(1), list: lists })) {
      const another = () => paths.splice(0, ASKED);
      figures.push(await cost(`${name}, another one each time`, another));
    }
    return figures;
  },
};

const repeat = (path: string, times: number) => Array.from({ length: times }, () => path);

type Asked = { origin: string; pid: number; database: TestDatabase };

/** Milliseconds of processor a request; what both compile on their way is not counted. */
function costOf({ origin, pid, database }: Asked) {
  const spent = async () => {
    const { rows } = await sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename = 'hikaya_web'
    `.execute(database.as('superuser'));
    const connections = new Map<number, number>();
    // One that ends meanwhile had nothing to do, and took its figure along.
    for (const { pid } of rows)
      connections.set(pid, await processorTime(pid).catch(() => Number.NaN));
    return { server: await processorTime(pid), connections };
  };
  const between = (before: Map<number, number>, after: Map<number, number>) =>
    [...after]
      .map(([pid, spent]) => spent - (before.get(pid) ?? 0))
      .filter((more) => more > 0)
      .reduce((sum, more) => sum + more, 0);
  return async (figure: string, next: () => string[]): Promise<Figure> => {
    await askAll(origin, next().slice(0, WARMING_UP));
    const rounds: { server: number; database: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await spent();
      await askAll(origin, next());
      const after = await spent();
      rounds.push({
        server: (after.server - before.server) / ASKED,
        database: between(before.connections, after.connections) / ASKED,
      });
    }
    const servers = rounds.map(({ server }) => server);
    const ms = (value: number) => value.toFixed(2);
    return {
      figure,
      required: 'for comparison',
      measured: `${ms(median(servers))} ms of server, ${ms(median(rounds.map((round) => round.database)))} of PostgreSQL a request`,
      spread: `${ms(Math.min(...servers))} to ${ms(Math.max(...servers))}`,
      ok: true,
    };
  };
}

/** One line a page: what it costs to make, and what goes over the line. */
function withBytes(figure: Figure, { raw, sent }: Bytes, most?: number): Figure {
  const thousands = (value: number) => `${(value / 1_000).toFixed(1)} kB`;
  return {
    ...figure,
    required: most === undefined ? 'for comparison' : `≤ ${thousands(most)} brotli`,
    measured: `${figure.measured}; ${thousands(sent)} brotli, ${thousands(raw)} raw`,
    ok: most === undefined || sent <= most,
  };
}
