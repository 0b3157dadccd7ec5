import {
  addressesOf,
  eventsOfStory,
  MARKER,
  METHODS,
  PATTERNS,
  strangersOf,
  tryEveryRoute,
} from '#support/desk-intruders.ts';
import { createWorld } from '#support/world.ts';
import { openDesk } from './desk-ground.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';

export const drill: Drill = {
  name: 'officer-routes',
  load: () =>
    `${PATTERNS.length} routes × ${addressesOf('/', '').length} forms × ${METHODS.length} methods × no session, made-up, expired, disabled; an officer where only leads may go`,
  required: '0 leaks',
  smallIn: 'tests/browser/desk-access.test.ts',
  run: async (ground) => {
    const real = await intrude(ground);
    const control = await intrude(ground, 'tests/drills/controls/open-desk.ts');
    return {
      measured: `${real.calls} calls: ${real.leaks.length} leaks, ${real.events} changes${real.leaks.length > 0 ? `; ${real.leaks.slice(0, 3).join('; ')}` : ''}`,
      held: real.leaks.length === 0 && real.events === 0,
      control: {
        measured: `a desk that takes everybody for a lead leaks in ${control.leaks.length} calls`,
        attackSucceeded: control.leaks.length > 0,
      },
    };
  },
};

async function intrude(ground: Ground, script?: string) {
  const database = await ground.database();
  const world = await createWorld(database);
  const { hash } = await world.submit({ title: `${MARKER} title`, city: MARKER });
  const storyId = await world.storyIdOf(hash);
  const desk = await openDesk(ground, database, script ? { script } : {});
  const officer = await desk.cookieOf(await desk.officer({ name: `${MARKER} officer` }));
  const before = await eventsOfStory(desk.db, storyId);
  const who = [
    ...Object.values(await strangersOf(desk)).map((cookie) => ({ cookie, officer: false })),
    { cookie: officer, officer: true },
  ];
  const tried = [];
  for (const one of who) tried.push(await tryEveryRoute(desk, { ...one, storyId }));
  return {
    calls: tried.reduce((sum, { calls }) => sum + calls, 0),
    leaks: tried.flatMap(({ leaks }) => leaks),
    events: (await eventsOfStory(desk.db, storyId)) - before,
  };
}
