import { createWorld } from '#support/world.ts';
import { type Bench, ratio } from './bench.ts';
import { pin, requestsPerSecond, SERVER_CORE } from './load.ts';
import { longText } from './texts.ts';

const ROUNDS = 5;
const LOAD = { connections: 8, seconds: 3 };

/** The server as every entry starts it, beside the same one with React's development build. */
export const productionBuild: Bench = {
  name: 'production-build',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    const { url } = await world.publish({ title: 'One of two', story: longText() });
    await world.publish({ title: 'The other', story: longText() });
    const shipped = await ground.server(database);
    const slow = await ground.server(database, { script: 'tests/bench/development-react.ts' });
    for (const { pid } of [shipped, slow]) await pin(pid, SERVER_CORE);
    return [
      await ratio({
        figure: 'story page as it ships ÷ with React’s development build',
        required: { atLeast: 2.5 },
        rounds: ROUNDS,
        of: () => requestsPerSecond(`${shipped.origin}${url}`, LOAD),
        to: () => requestsPerSecond(`${slow.origin}${url}`, LOAD),
        unit: 'requests/s',
      }),
    ];
  },
};
