import http from 'node:http';
import { ask } from '../drills/ask.ts';

/** How long one reader waits, again and again; the first asks warm everything up. */
export async function waits(url: string, times: number): Promise<number[]> {
  const { origin, pathname, search } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const measured: number[] = [];
  for (let i = -Math.ceil(times / 5); i < times; i += 1) {
    const start = performance.now();
    const { status } = await ask(origin, { path: `${pathname}${search}`, agent });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    if (i >= 0) measured.push(performance.now() - start);
  }
  agent.destroy();
  return measured;
}
