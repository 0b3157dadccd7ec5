import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { asWritten } from '#domain/campaigns/as-written.ts';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { parseBody } from '#domain/story/body.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { readConfig, SITE_KEYS, siteOf } from '#main/compose/config.ts';
import { rememberGoalCounts } from '#services/stories/goal-counts.ts';
import { readStory } from '#services/stories/read-story.ts';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { storyCard } from '#web/site/story/story-card.ts';
import { speaking } from '#web/words-in-place.ts';
import type { Ground } from '../drills/ground.ts';
import { type Bench, ratio } from './bench.ts';
import { pin, requestsPerSecond, SERVER_CORE } from './load.ts';
import { longText } from './texts.ts';
import { treeOf } from './tree-of.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const SECONDS = 3;
/** More than a process keeps drawn, so that each is drawn again when its turn comes. */
const STORIES = 990;
const LOAD = { connections: 8, seconds: SECONDS };

/**
 * Another story page each time from the server itself, beside React alone: the page's own components without the
 * router, and, harder still, the bare elements of the finished page.
 */
export const uncachedStory: Bench = {
  name: 'uncached-story',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    const urls: string[] = [];
    await inBatches(
      Array.from({ length: STORIES }, (_, n) => `Story ${n}`),
      async (title) => urls.push((await world.publish({ title, story: longText() })).url),
    );
    const url = urls[STORIES / 2] ?? '';
    const server = await ground.server(database);
    await pin(server.pid, SERVER_CORE);
    const folder = await mkdtemp(path.resolve('build', 'alone-'));
    ground.atEnd(() => rm(folder, { recursive: true, force: true }));

    const components = path.join(folder, 'page.json');
    await writeFile(components, JSON.stringify(await pageData(ground, database, url)));
    await buildAlone(folder);
    const elements = path.join(folder, 'tree.json');
    await writeFile(elements, JSON.stringify(await treeOf(`${server.origin}${url}`)));
    const served = () => requestsPerSecond(server.origin, { ...LOAD, paths: urls });
    return [
      await ratio({
        figure: 'story page never drawn before ÷ React alone rendering the same tree of components',
        required: { atLeast: 0.3 },
        rounds: ROUNDS,
        of: served,
        to: () => rendersOf(path.join(folder, 'story-alone.js'), components),
        unit: 'pages/s',
      }),
      await ratio({
        figure: 'the same ÷ React alone rendering the bare elements of the page',
        rounds: ROUNDS,
        of: served,
        to: () => rendersOf('tests/bench/render-alone.ts', elements),
        unit: 'pages/s',
      }),
    ];
  },
};

async function rendersOf(script: string, file: string): Promise<number> {
  const { stdout } = await run(
    'taskset',
    ['-c', SERVER_CORE, process.execPath, script, file, String(SECONDS)],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(stdout).perSecond as number;
}

/** What the loaders of the page would give it, but for what they put into words: that takes the build. */
async function pageData(ground: Ground, database: TestDatabase, url: string) {
  const db = database.as('web');
  const outcome = await readStory(db, { hash: hashOfUrl(url) });
  if (outcome.kind !== 'published') throw new Error(`${url} is ${outcome.kind}`);
  const { body, ...told } = outcome.story;
  const story = asWritten(told, RELEASED);
  const site = siteOf(readConfig(SITE_KEYS, ground.environment(database, 80)));
  return {
    root: { site, goals: await rememberGoalCounts(db, () => new Date())(RELEASED.bannered) },
    loaderData: {
      story,
      paragraphs: parseBody(body),
      neighbours: outcome.neighbours,
      label: storyCard(story),
      search: '',
      newest: null,
    },
  };
}

async function buildAlone(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: speaking('en'),
    resolve: { alias: { 'react-router': path.resolve('tests/bench/no-router.tsx') } },
    build: { ssr: 'tests/bench/story-alone.tsx', outDir: folder, emptyOutDir: false },
  });
}
