import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { freePort } from '#lab/free-port.ts';
import { listStoriesInFull } from '#services/stories/list-stories.ts';
import { createWorld } from '#support/world.ts';
import { type Bench, ratio } from './bench.ts';
import { pin, requestsPerSecond, SERVER_CORE } from './load.ts';
import { recordSql } from './record-sql.ts';
import { longText } from './texts.ts';

const ROUNDS = 5;
const LOAD = { connections: 16, seconds: 3 };

/** A page of the list as the API answers it, beside a bare Fastify that sends the same rows. */
export const listCall: Bench = {
  name: 'list-call',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    for (let i = 0; i < 30; i += 1) await world.publish({ title: `Story ${i}`, story: longText() });
    const statements = await recordSql(database.url('web'), (db) =>
      listStoriesInFull(db, {}, { number: 0, size: PAGE_SIZE }),
    );
    const server = await ground.server(database);
    const bare = await ground.server(database, {
      script: 'tests/bench/bare-fastify.ts',
      port: await freePort(),
      environment: { LIST_SQL: JSON.stringify(statements) },
    });
    for (const { pid } of [server, bare]) await pin(pid, SERVER_CORE);
    const perSecond = (origin: string) => () => requestsPerSecond(`${origin}/api/story/some`, LOAD);
    return [
      await ratio({
        figure: 'list call of the API ÷ bare Fastify with the same SQL',
        required: { atLeast: 0.7 },
        rounds: ROUNDS,
        of: perSecond(server.origin),
        to: perSecond(bare.origin),
        unit: 'requests/s',
      }),
    ];
  },
};
