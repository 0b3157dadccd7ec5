import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from '#support/template-postgres.ts';
import { ask } from './ask.ts';
import { addressOf, postStory } from './post-story.ts';
import { acknowledgedIn } from './stored-stories.ts';

const READERS = 4;
const WRITERS = 2;
const PAUSE_MS = 40;
const PAGES = ['/', '/stories', '/museum', '/mission', '/tell', '/api/story/some?numStories=5'];

export type Traffic = {
  reads: number;
  acknowledged: number;
  /** What somebody got in place of an answer. */
  failed: string[];
  /** Files that a page named and nobody could get. */
  missing: ReadonlySet<string>;
  lost: number;
};

/** Readers who load pages with all their files, keep the first ones as a cache would, and writers. */
export function startTraffic(origin: string) {
  let going = true;
  let reads = 0;
  const failed: string[] = [];
  const titles: string[] = [];
  /** Of every page anybody has seen since the beginning. */
  const files = new Set<string>();
  const missing = new Set<string>();

  const read = async (path: string) => {
    const answer = await ask(origin, { path }).catch((error: Error) => error.message);
    if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
    else if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
    else {
      reads += 1;
      for (const [file] of answer.body.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
        files.add(file);
    }
  };
  const headers = { host: new URL(origin).host };
  const look = async (file: string, at = origin) => {
    const answer = await ask(at, { path: file, headers }).catch(() => null);
    if (answer?.status !== 200) missing.add(file);
  };
  const reader = async () => {
    for (let n = 0; going; n++) {
      await read(PAGES[n % PAGES.length] ?? '/');
      const all = [...files];
      for (let i = 0; i < 5 && going; i++) await look(all[(n * 5 + i) % all.length] ?? '/');
      await pause(PAUSE_MS);
    }
  };
  let sender = 0;
  const writer = async (client: number) => {
    for (let n = 0; going; n++) {
      const title = `Writer ${client} story ${n}`;
      const answer = await postStory(origin, { title, address: addressOf(sender++) }).catch(
        (error: Error) => error.message,
      );
      if (typeof answer !== 'string' && answer.status === 201) titles.push(title);
      else
        failed.push(
          `send: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.body.slice(0, 120)}`}`,
        );
      await pause(PAUSE_MS);
    }
  };
  const people = [
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: WRITERS }, (_, client) => writer(client)),
  ];
  const end = async () => {
    going = false;
    await Promise.all(people);
  };
  return {
    end,
    /** And tells what became of it. */
    stop: async (database: TestDatabase, servers: readonly number[]): Promise<Traffic> => {
      await end();
      // Every file of every page that was ever seen, from the servers themselves: no cache has all of them.
      for (const port of servers)
        for (const file of files) await look(file, `http://127.0.0.1:${port}`);
      const { lost } = await acknowledgedIn(database, titles);
      return { reads, acknowledged: titles.length, failed, missing, lost };
    },
  };
}
