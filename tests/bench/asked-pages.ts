import http from 'node:http';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { permalink } from '#domain/story/permalink.ts';
import { listStories } from '#services/stories/list-stories.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { ask } from '../drills/ask.ts';

const READERS = 8;

/** As browsers ask. */
const COMPRESSED = { 'accept-encoding': 'br' };

/** Where this many stories stand, the newest first. */
export async function someStories(database: TestDatabase, many: number): Promise<string[]> {
  const paths: string[] = [];
  for (let number = 0; paths.length < many; number += 1) {
    const page = await listStories(database.as('web'), {}, { number, size: PAGE_SIZE });
    paths.push(...page.content.map(permalink));
  }
  return paths;
}

/** By several readers at once, who take the next path when theirs has answered. */
export async function askAll(origin: string, paths: string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: READERS });
  const reader = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) {
      const { status } = await ask(origin, { path, agent, headers: COMPRESSED });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  agent.destroy();
}

export type Bytes = { raw: number; sent: number };

export async function bytesOf(origin: string, path: string): Promise<Bytes> {
  const raw = (await (await fetch(`${origin}${path}`)).arrayBuffer()).byteLength;
  return { raw, sent: await sentBytes(origin, path) };
}

/** Before they are unpacked. */
export function sentBytes(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${path}`, { headers: COMPRESSED }, (response) => {
      let sent = 0;
      response.on('data', (chunk: Buffer) => {
        sent += chunk.length;
      });
      response.on('end', () => resolve(sent));
    });
    request.on('error', reject);
  });
}
