import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cloneTemplate, startTemplatePostgres } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { ask } from '../drills/ask.ts';
import { behindVarnish } from './behind-varnish.ts';
import type { Bench } from './bench.ts';

const AWAY_SECONDS = 60;
const PER_SECOND = 200;
const STORIES = 40;
/** So short that every page gets old while the database is away. */
const KEPT_SECONDS = 15;

/** Readers of what was read before, while the database is stopped. */
export const databaseAway: Bench = {
  name: 'database-away',
  run: async (ground) => {
    const postgres = await startTemplatePostgres();
    ground.atEnd(postgres.stop);
    const database = await cloneTemplate(postgres.superuserUrl);
    const world = await createWorld(database);
    const paths = ['/', '/stories', '/tell'];
    for (let i = 0; i < STORIES; i += 1) paths.push((await world.publish()).url);
    const { origin } = await behindVarnish(ground, database, {
      change: (vcl) =>
        vcl.replace('max-age=([0-9]+).*$", "\\1s")', `max-age=([0-9]+).*$", "${KEPT_SECONDS}s")`),
    });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
    for (const path of paths) await ask(origin, { path, agent });
    await postgres.kill();
    let asked = 0;
    let answered = 0;
    const until = performance.now() + AWAY_SECONDS * 1_000;
    while (performance.now() < until) {
      const path = paths[asked % paths.length] ?? '/';
      asked += 1;
      void ask(origin, { path, agent }).then(({ status }) => {
        if (status === 200) answered += 1;
      });
      await pause(1_000 / PER_SECOND);
    }
    await pause(2_000);
    agent.destroy();
    await postgres.startAgain();
    const share = answered / asked;
    return [
      {
        figure: `database stopped for ${AWAY_SECONDS} s, pages kept ${KEPT_SECONDS} s`,
        required: '≥ 99.9 % of cached reads answer',
        measured: `${(share * 100).toFixed(2)} % of ${asked}`,
        spread: '',
        ok: share >= 0.999,
      },
    ];
  },
};
