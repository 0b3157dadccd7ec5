import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import { noBotCheck } from '#integrations/bot-check/no-bot-check.ts';
import {
  createContactOpen,
  createContactSeal,
  newContactKeys,
} from '#integrations/contact-seal/sealed-box.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { randomIds } from '#main/compose/ids.ts';
import { openLanes } from '#services/stories/sending-lanes.ts';
import { createShield } from '#services/stories/shield.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, seenNow } from './acting.ts';
import type { TestDatabase } from './test-database.ts';
import { validInput } from './valid-input.ts';

/** Real services over a cloned database, with the small verbs that tests are written in. */
export async function createWorld(database: TestDatabase) {
  const keys = await newContactKeys();
  // Hourly limits are for people; tests decide as fast as they can.
  const unhurried = { publishes_per_hour: 1_000, declines_per_hour: 1_000 };
  await database.as('superuser').updateTable('policy').set(unhurried).execute();
  const web = await connectJobQueue(database.as('web'));
  const desk = await connectJobQueue(database.as('desk'));
  const clock = () => new Date();
  const submitContext = {
    db: database.as('web'),
    clock,
    ids: randomIds,
    botCheck: noBotCheck,
    lanes: openLanes,
    shield: createShield({ mode: 'off', clock }),
    sealContact: await createContactSeal(keys.publicKey),
    enqueue: web.enqueue,
    secret: 'a secret of the tests, long enough',
    timeZone: 'America/Toronto',
  };
  const decideContext = {
    db: database.as('desk'),
    clock,
    enqueue: desk.enqueue,
    policy: { protectMinors: true },
  };

  const storyIdOf = async (hash: string) => {
    const row = await database
      .as('desk')
      .selectFrom('story')
      .select('id')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const submit = async (
    input: SubmissionInput = {},
    options: { form?: CampaignWithForm; writingType?: string; key?: string } = {},
  ) => {
    const form = options.form ?? generalCampaign();
    const outcome = await submitStory(submitContext, {
      forms: [form],
      input: { ...validInput(form), ...input },
      writingType: options.writingType,
      idempotencyKey: options.key ?? crypto.randomUUID(),
      botCheckToken: null,
      address: '127.0.0.1',
    });
    if (outcome.kind !== 'received') throw new Error(JSON.stringify(outcome));
    const { url, receipt } = outcome;
    return { url, hash: hashOfUrl(url), receipt: receipt.join(' ') };
  };

  const decide = async (hash: string, decision: OfficerDecision, seen?: Partial<Seen>) =>
    decideAs('officer@example.org', await storyIdOf(hash), decision, seen);

  /** By a page that shows the folder as it lies there, and unless told otherwise a new text in it. */
  const decideAs = async (
    officer: string,
    storyId: string,
    decision: OfficerDecision,
    seen: Partial<Seen> = {},
  ) =>
    decideStory(decideContext, {
      storyId,
      officer: acting(officer),
      decision,
      seen: { ...(await seenNow(decideContext.db, storyId)), ...NEW, ...seen },
      ...(decision === 'refuse' ? { clauses: ['true-first-person'] } : {}),
    });

  const publish = async (...args: Parameters<typeof submit>) => {
    const sent = await submit(...args);
    const outcome = await decide(sent.hash, 'publish');
    if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
    return sent;
  };

  return {
    keys,
    submit,
    decide,
    decideAs,
    publish,
    storyIdOf,
    submitContext,
    decideContext,
    openContact: await createContactOpen(keys),
  };
}

const NEW = { state: 'received', revisionNo: 1 } as const;

export type World = Awaited<ReturnType<typeof createWorld>>;
