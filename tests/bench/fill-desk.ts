/**
 * Fills the queue of a desk and signs an officer in: `node fill-desk.ts SUPERUSER-URL DATABASE TEXTS`. It is run in
 * the folder of the release that it fills, and so names only what both have. Says the officer's Cookie header.
 */
import { composeDesk } from '#main/compose/desk.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { openDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';

/** What only one of them asks for: no job, no danger. */
const quiet = { enqueue: async () => {}, findDangers: () => [] };
/** In an order of their own: many that are alike are one row of a queue. */
const WORDS =
  'bread river lamp uncle window orchard train letter garden saffron bicycle market teacher rain drum'.split(
    ' ',
  );
const unlike = () =>
  Array.from({ length: 30 }, () => WORDS[Math.floor(Math.random() * WORDS.length)]).join(' ');
const [url = '', name = '', texts = '0'] = process.argv.slice(2);
const database = openDatabase(url, name);
const world = await createWorld(database);
for (let n = 0; n < Number(texts); n += 1) {
  const title = `Snow on day ${n}`;
  const { hash } = await world.submit({ title, story: unlike() });
  const context = { ...quiet, db: database.as('worker'), clock: () => new Date(), timeZone: 'UTC' };
  await prepareStory({ ...context, detectLanguage: () => 'en' }, await world.storyIdOf(hash));
}
const id = 'officer-of-the-day';
await database
  .as('superuser')
  .insertInto('officer')
  .values({
    id,
    name: 'Noor',
    email: 'noor@example.org',
    role: 'officer',
    languages: ['en'],
    email_verified: true,
  })
  .execute();
const { services } = await composeDesk(process.env, () => {});
const cookies = await services.signIn.signInWithout(id);
process.stdout.write(cookies.map((cookie) => cookie.split(';')[0]).join('; '));
// Its job queues would keep it alive.
process.exit();
