import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { twoLeads } from '#support/two-leads.ts';
import { ask, percentile } from './ask.ts';
import { type Drill, within } from './drill.ts';
import { type Edge, openEdge, startWorker } from './edge-ground.ts';
import { numbered, numbersOn, PAGES, SLUG, versionOn } from './edited-campaign.ts';

const EDITS = { small: 5, full: 100 };
const READERS = { small: 8, full: 16 };
/** Where no cache helps. */
const FEW = 2;
const READ_EVERY_MS = 40;
/** From one edit to the next: soon enough that the purges of the one before are still being repeated. */
const EDIT_EVERY_MS = 1_000;
/** And a little longer each time, so that no edit meets the clocks of server and worker as the one before did. */
const UNEVEN_MS = 37;
const MOST_UNEVEN_MS = 300;
const GONE_WITHIN_MS = within(2_000);
const CONTROL_MS = 2_000;
/** Longer than what is looked for, so that a page that stays is seen to stay. */
const LONGER_MS = 500;
const LOOK_EVERY_MS = 25;

export const drill: Drill = {
  name: 'hundred-edits',
  load: (size) =>
    `two leads change a campaign's words ${EDITS[size]} times, about once a second, while ${READERS[size]} readers read ${PAGES.length} of its pages in four languages through Varnish`,
  required:
    'no request fails, no page is of two versions, and no page older than an edit after 2 s',
  run: async (ground, size) => {
    const edge = await openEdge(ground);
    const [worker, moments] = await Promise.all([
      startWorker(ground, edge),
      ground.server(edge.database, { script: 'tests/drills/controls/two-moments.ts' }),
    ]);
    const leads = await twoLeads(edge.world.decideContext);
    const firstVersion = await beginWith(edge, leads);
    const edits = await edit(edge.origin, leads, {
      ...{ firstVersion, first: 1, edits: EDITS[size], readers: READERS[size] },
      watchedMs: GONE_WITHIN_MS[size] + LONGER_MS,
    });
    await worker.kill();
    const control = await edit(edge.origin, leads, {
      ...{ firstVersion, first: 1 + EDITS[size], edits: 1, readers: READERS[size] },
      watchedMs: CONTROL_MS + LONGER_MS,
    });
    const mixing = await edit(moments.origin, leads, {
      ...{ firstVersion, first: 2 + EDITS[size], edits: 1, readers: FEW },
      watchedMs: LONGER_MS,
    });
    const slowest = Math.round(Math.max(...edits.goneAfter));
    const usual = Math.round(percentile(edits.goneAfter, 0.5));
    const fromCache = Math.round((100 * edits.fromCache) / edits.reads);
    return {
      measured: `${edits.goneAfter.length} edits among ${edits.reads} reads, ${fromCache} % of them answered by the cache: ${edits.failed.length} failed, ${edits.mixed.length} pages of two versions, the last older page ${slowest} ms after its edit (half of them within ${usual} ms)${firstOf(edits)}`,
      held:
        edits.failed.length === 0 &&
        edits.mixed.length === 0 &&
        edits.cached.size === PAGES.length &&
        slowest <= GONE_WITHIN_MS[size],
      control: {
        measured: `without the worker's purge ${control.stale.size} of ${PAGES.length} pages are older than their edit after ${CONTROL_MS} ms; where a request holds on to no moment ${mixing.mixed.length} of ${mixing.reads} pages are of two versions`,
        attackSucceeded: control.stale.size > 0 && mixing.mixed.length > 0,
      },
    };
  },
};

const firstOf = ({ failed, mixed }: Edited): string => {
  const first = failed[0] ?? mixed[0];
  return first === undefined ? '' : `; the first: ${first}`;
};

type Leads = Awaited<ReturnType<typeof twoLeads>>;

/** Number 0 is everywhere before anything is measured. Answers which version that is. */
async function beginWith(edge: Edge, leads: Leads): Promise<number> {
  await leads.propose(numbered(0));
  await leads.agree(SLUG);
  for (const path of PAGES)
    while (numbersOn((await edge.read(path)).body)[0] !== 0) await pause(LOOK_EVERY_MS);
  const version = versionOn((await edge.read(`/${SLUG}/tell`)).body);
  if (version === null) throw new Error('The form does not say of which version it is.');
  return version;
}

type Edited = {
  reads: number;
  fromCache: number;
  /** Pages that the cache answered at least once. */
  cached: ReadonlySet<string>;
  failed: readonly string[];
  mixed: readonly string[];
  /** Of each edit, when the last page arrived that did not know of it. */
  goneAfter: readonly number[];
  /** Pages that did not know of an edit longer than the control waits. */
  stale: ReadonlySet<string>;
};

async function edit(
  origin: string,
  leads: Leads,
  how: {
    firstVersion: number;
    first: number;
    edits: number;
    readers: number;
    watchedMs: number;
  },
): Promise<Edited> {
  const agent = new http.Agent({ keepAlive: true });
  const failed: string[] = [];
  const mixed: string[] = [];
  const cached = new Set<string>();
  const stale = new Set<string>();
  /** Since when each edit is to be seen, the first one first. */
  const agreedAt: number[] = [];
  const goneAfter: number[] = [];
  let going = true;
  let reads = 0;
  let fromCache = 0;

  const look = (path: string, body: string) => {
    const version = versionOn(body);
    const numbers = new Set(numbersOn(body));
    if (numbers.size === 0) failed.push(`${path} says none of the campaign's words`);
    if (version !== null) numbers.add(version - how.firstVersion);
    if (numbers.size > 1) mixed.push(`${path} says ${[...numbers].join(' and ')}`);
    const oldest = Math.min(...numbers);
    const now = performance.now();
    for (const [n, at] of agreedAt.entries()) {
      if (oldest >= how.first + n) continue;
      goneAfter[n] = Math.max(goneAfter[n] ?? 0, now - at);
      if (now - at > CONTROL_MS) stale.add(path);
    }
  };
  const reader = async (first: number) => {
    for (let n = first; going; n++) {
      const path = PAGES[n % PAGES.length] ?? '/';
      const answer = await ask(origin, { path, agent }).catch((error: Error) => error.message);
      reads += 1;
      if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
      else if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
      else {
        if (Number(answer.headers['x-hits']) > 0) {
          fromCache += 1;
          cached.add(path);
        }
        look(path, answer.body);
      }
      await pause(READ_EVERY_MS);
    }
  };
  // Each somewhere else, or all would look at one page together and at none of the others meanwhile.
  const apart = PAGES.length / how.readers;
  const readers = Array.from({ length: how.readers }, (_, n) => reader(Math.floor(n * apart)));
  for (let n = 0; n < how.edits; n++) {
    // Its form asks something else each time, which neither of them can decide alone.
    await leads.propose(numbered(how.first + n));
    // Before it is written: who asks from here on may be told of it.
    agreedAt.push(performance.now());
    goneAfter.push(0);
    await leads.agree(SLUG);
    await pause(EDIT_EVERY_MS + ((n * UNEVEN_MS) % MOST_UNEVEN_MS));
  }
  await pause(how.watchedMs);
  going = false;
  await Promise.all(readers);
  agent.destroy();
  return { reads, fromCache, cached, failed, mixed, goneAfter, stale };
}
