import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchChromium } from '#support/chromium.ts';
import { createWorld } from '#support/world.ts';
import { type Bench, ratio } from './bench.ts';
import { pin, requestsPerSecond, SERVER_CORE } from './load.ts';
import { longText } from './texts.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const SECONDS = 3;

/** A story page from the server itself, beside React rendering the very same elements in a loop. */
export const uncachedStory: Bench = {
  name: 'uncached-story',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    for (let i = 0; i < 3; i += 1) await world.publish({ title: `Story ${i}`, story: longText() });
    const { url } = await world.publish({ title: 'The one in between', story: longText() });
    await world.publish({ title: 'The newest' });
    const server = await ground.server(database);
    await pin(server.pid, SERVER_CORE);
    const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-tree-'));
    ground.atEnd(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'tree.json');
    await writeFile(file, JSON.stringify(await treeOf(`${server.origin}${url}`)));
    const alone = async () => {
      const { stdout } = await run(
        'taskset',
        ['-c', SERVER_CORE, process.execPath, 'tests/bench/render-alone.ts', file, String(SECONDS)],
        { env: { ...process.env, NODE_ENV: 'production' } },
      );
      return JSON.parse(stdout).perSecond as number;
    };
    return [
      await ratio({
        figure: 'uncached story page ÷ React alone rendering the same tree',
        required: { atLeast: 0.2 },
        rounds: ROUNDS,
        of: () => requestsPerSecond(`${server.origin}${url}`, { connections: 8, seconds: SECONDS }),
        to: alone,
        unit: 'pages/s',
      }),
    ];
  },
};

/** The page as the server sent it, read by a browser that runs no script. */
async function treeOf(address: string): Promise<unknown> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    return await page.evaluate(() => {
      const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' };
      const read = (node: Node): unknown => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent;
        if (!(node instanceof Element)) return null;
        const named = [...node.attributes].map(({ name, value }) => [NAMES[name] ?? name, value]);
        return {
          tag: node.localName,
          props: Object.fromEntries(named.filter(([name]) => name !== 'style')),
          children: [...node.childNodes].map(read).filter((child) => child !== null),
        };
      };
      return read(document.documentElement);
    });
  } finally {
    await browser.close();
  }
}
