import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, openNow, UNTOUCHED } from '#support/acting.ts';
import { type FailingDatabase, failingDatabase } from '#support/failing-database.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

/** Everything that must exist together, counted where it stands alone. */
async function orphans() {
  const { rows } = await sql<Record<string, number>>`
    SELECT
      (SELECT count(*) FROM story s WHERE NOT EXISTS
        (SELECT FROM revision r WHERE r.story_id = s.id AND r.no = 1)) AS without_revision,
      (SELECT count(*) FROM story s WHERE NOT EXISTS
        (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'received')) AS without_event,
      (SELECT count(*) FROM story s WHERE NOT EXISTS
        (SELECT FROM pgboss.job j WHERE j.name = 'prepare-story'
          AND j.data->>'storyId' = s.id::text)) AS without_job,
      (SELECT count(*) FROM pgboss.job j WHERE NOT EXISTS
        (SELECT FROM story s WHERE s.id::text = j.data->>'storyId')) AS job_without_story,
      (SELECT count(*) FROM story) - (SELECT count(*) FROM submission_key) AS stories_less_keys,
      (SELECT count(*) FROM story) - (SELECT count(*) FROM contact) AS stories_less_contacts,
      (SELECT count(*) FROM story s WHERE (s.state = 'published') <> EXISTS
        (SELECT FROM publication p WHERE p.story_id = s.id)) AS published_unlike_publication,
      (SELECT count(*) FROM story s WHERE (s.state = 'published') <> EXISTS
        (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'publish')) AS without_decision,
      (SELECT count(*) FROM story s WHERE (s.state = 'published') <> EXISTS
        (SELECT FROM pgboss.job j WHERE j.name = 'send-approval-mail'
          AND j.data->>'storyId' = s.id::text)) AS published_without_mail,
      (SELECT count(*) FROM publication) -
        (SELECT coalesce(sum(total), 0) FROM publication_count WHERE kind = 'all' AND bits = 62) AS uncounted,
      (SELECT count(*) FROM publication) -
        (SELECT coalesce(sum(total), 0) FROM publication_count WHERE kind = 'category' AND bits = 62)
        AS uncounted_by_category,
      (SELECT count(*) FROM publication) -
        (SELECT coalesce(sum(total), 0) FROM publication_count WHERE kind = 'country' AND bits = 62)
        AS uncounted_by_country
  `.execute(database.as('superuser'));
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, n]) => Number(n) !== 0));
}

/** Runs the work once whole to learn its statements, then once for each, cut off just before it. */
async function cutAtEachStatement(failing: FailingDatabase, work: () => Promise<string>) {
  failing.failAt(0);
  expect(await work()).toMatch(/received|decided/);
  const { length } = failing.statements();
  for (let n = 1; n <= length; n++) {
    failing.failAt(n);
    await expect(work(), `cut before statement ${n}`).rejects.toThrow();
    expect(await orphans(), `after a cut before statement ${n}`).toEqual({});
  }
  failing.failAt(0);
  return length;
}

describe('a connection lost in the middle', () => {
  test('of sending leaves no story without its revision, contact, event and job, nor the reverse', async () => {
    const failing = failingDatabase(database.url('web'));
    onTestFinished(() => failing.db.destroy());
    const form = generalCampaign();
    const statements = await cutAtEachStatement(failing, async () => {
      const outcome = await submitStory(
        { ...world.submitContext, db: failing.db },
        {
          forms: [form],
          input: { ...validInput(form), email: 'writer@example.org' },
          idempotencyKey: crypto.randomUUID(),
          botCheckToken: null,
          address: '127.0.0.1',
        },
      );
      return outcome.kind;
    });
    expect(statements).toBeGreaterThanOrEqual(8);
  });

  test('of deciding leaves no publication without its decision, counts and mail, nor the reverse', async () => {
    const failing = failingDatabase(database.url('desk'));
    onTestFinished(() => failing.db.destroy());
    const statements = await cutAtEachStatement(failing, async () => {
      const { hash } = await world.submit({ email: 'writer@example.org' });
      const storyId = await world.storyIdOf(hash);
      const officer = acting('officer@example.org');
      await openNow(world.decideContext.db, { storyId, officer });
      const outcome = await decideStory(
        { ...world.decideContext, db: failing.db },
        {
          storyId,
          officer,
          decision: 'publish',
          seen: UNTOUCHED,
        },
      );
      return outcome.kind;
    });
    expect(statements).toBeGreaterThanOrEqual(10);
  });

  test('the check itself sees a story without its event (control)', async () => {
    const superuser = database.as('superuser');
    const { hash } = await world.submit({ email: 'writer@example.org' });
    const id = await world.storyIdOf(hash);
    await sql`ALTER TABLE event DISABLE TRIGGER append_only`.execute(superuser);
    await superuser.deleteFrom('event').where('story_id', '=', id).execute();
    expect(await orphans()).toEqual({ without_event: 1 });
  });
});
