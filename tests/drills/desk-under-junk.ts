import { sql } from 'kysely';
import type { TestDatabase } from '#support/template-postgres.ts';
import { ask, type Question } from './ask.ts';
import { openDesk } from './desk-ground.ts';
import type { Ground } from './ground.ts';

/** The text that came in last, as people send. */
const REAL = 'From a person';

/** Texts that wait to be read, as the worker leaves them, put there without the way through HTTP. */
export async function fillQueue(database: TestDatabase, count: number): Promise<void> {
  const db = database.as('superuser');
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  await db.transaction().execute(async (junk) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(junk);
    await sql`
      WITH junk AS (
        INSERT INTO story (id, hash, campaign, category, writing_type, gender, country, language,
          lane, ready_at, due_on, received_at)
        SELECT gen_random_uuid(),
          (SELECT string_agg(substr(${letters}, 1 + (random() * 31)::int, 1), '')
            FROM generate_series(1, 12) WHERE n = n),
          'general', 'LIFE', 'STORY', 'X', 'Canada', 'en',
          CASE n WHEN 1 THEN 'normal' ELSE 'burst' END,
          now(), current_date + 5, now() - n * interval '1 second'
        FROM generate_series(1, ${sql.lit(count)}) AS n
        RETURNING id, lane)
      INSERT INTO revision (story_id, no, author_kind, campaign, title, body)
      SELECT id, 1, 'writer', 'general', CASE lane WHEN 'normal' THEN ${REAL} ELSE 'Junk' END,
        repeat('Buy this now. ', 20) || id FROM junk
    `.execute(junk);
  });
  await sql`VACUUM ANALYZE story, revision`.execute(db);
}

/** An officer who is signed in at the real desk. The first two verbs answer their milliseconds. */
export async function openDeskOver(ground: Ground, database: TestDatabase) {
  const { origin, officer, cookieOf } = await openDesk(ground, database);
  const cookie = await cookieOf(await officer());

  const timed = async (question: Question, status: number) => {
    const start = performance.now();
    const answer = await ask(origin, question);
    if (answer.status !== status)
      throw new Error(`${question.path} answered ${answer.status} and not ${status}.`);
    return { took: performance.now() - start, answer };
  };
  const next = async (list: string) => {
    const headers = {
      cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const question = { path: `/desk/next${list}`, method: 'POST', headers, body: 'next=' };
    const { took, answer } = await timed(question, 302);
    const story = answer.headers.location ?? '';
    if (!story.includes('/story/')) throw new Error('No story was handed out.');
    return { took, story };
  };
  return {
    lookAtQueue: async () => {
      const { took, answer } = await timed({ path: '/desk', headers: { cookie } }, 200);
      if (!answer.body.includes('Junk')) throw new Error('The queue shows no text.');
      return took;
    },
    takeNext: async () => (await next('')).took,
    /** Whether somebody who narrows the list is handed the one real text behind all the junk. */
    findReal: async () => {
      const { story } = await next('?sent=ordinary');
      const { answer } = await timed({ path: story, headers: { cookie } }, 200);
      return answer.body.includes(`>${REAL}</h1>`);
    },
  };
}
