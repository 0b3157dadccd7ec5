import http from 'node:http';
import { createWorld } from '#support/world.ts';
import { type Answer, ask } from '../drills/ask.ts';
import type { Ground } from '../drills/ground.ts';
import { listen } from '../drills/listen.ts';
import { behindVarnish } from './behind-varnish.ts';
import { type Bench, type Figure, ratio } from './bench.ts';
import { pin, requestsPerSecond, SERVER_CORE } from './load.ts';

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 3, headers: { 'accept-encoding': 'br' } };

/** A story page through the edge, beside what the same Varnish does with a file of as many bytes. */
export const edgeStory: Bench = {
  name: 'edge-story',
  run: async (ground) => {
    const { origin, path, varnish, fixed } = await openSite(ground);
    await pin(varnish.pid, SERVER_CORE);
    fixed.page = await ask(origin, { path, headers: LOAD.headers });
    const served = () => requestsPerSecond(`${origin}${path}`, LOAD);
    return [
      await ratio({
        figure: 'story page through the edge ÷ the same Varnish serving a static object',
        required: { atLeast: 0.95 },
        rounds: ROUNDS,
        of: served,
        to: () => requestsPerSecond(`${origin}/static-object`, LOAD),
        unit: 'requests/s',
      }),
      await ratio({
        figure: 'the same ÷ a static object that passes by all our rules for requests',
        rounds: ROUNDS,
        of: served,
        to: () => requestsPerSecond(`${origin}/static-object/bare`, LOAD),
        unit: 'requests/s',
      }),
      await burst(ground),
    ];
  },
};

async function openSite(ground: Ground) {
  const database = await ground.database();
  const world = await createWorld(database);
  const { url } = await world.publish();
  /** What the static object is made of: as many bytes as the page, headers included. */
  const fixed: { page: Answer | null } = { page: null };
  const files = http.createServer((_request, response) => {
    const { etag: _, age: __, date: ___, ...headers } = fixed.page?.headers ?? {};
    for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value);
    response.setHeader('cache-control', 'max-age=3600');
    response.end(Buffer.alloc(Number(headers['content-length']), 'x'));
  });
  const filesPort = await listen(ground, files);
  const { origin, varnish } = await behindVarnish(ground, database, {
    change: (vcl) => addFixedBackend(vcl, filesPort),
  });
  return { origin, path: url, varnish, fixed };
}

function addFixedBackend(vcl: string, port: number): string {
  return vcl
    .replace(
      'backend watched {',
      `backend fixed { .host = "127.0.0.1"; .port = "${port}"; }\nbackend watched {`,
    )
    .replace(
      'set req.backend_hint = server;',
      `set req.backend_hint = server;
       if (req.url ~ "^/static-object") { set req.backend_hint = fixed; }
       if (req.url == "/static-object/bare") { return (hash); }`,
    );
}

/** Two hundred readers on a cold cache. */
async function burst(ground: Ground): Promise<Figure> {
  const { origin, path, varnish } = await openSite(ground);
  const before = await varnish.counter('backend_req');
  await requestsPerSecond(`${origin}${path}`, { connections: 200, seconds: 2 });
  const renders = (await varnish.counter('backend_req')) - before;
  return {
    figure: 'one story during a 200-connection burst on a cold cache',
    required: '1 origin render',
    measured: String(renders),
    spread: '',
    ok: renders === 1,
  };
}
