import { findStory } from '#db/stories.ts';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import { noBotCheck } from '#integrations/bot-check/no-bot-check.ts';
import {
  createContactOpen,
  createContactSeal,
  newContactKeys,
} from '#integrations/contact-seal/sealed-box.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { randomIds } from '#main/compose/ids.ts';
import { countHere } from '#services/counting/count-here.ts';
import { openLanes } from '#services/stories/sending-lanes.ts';
import { createShield } from '#services/stories/shield.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { keepMark } from '#services/vetting/annotate-story.ts';
import { confirmName, statePermission } from '#services/vetting/confirm-child.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { readGate } from '#services/vetting/read-gate.ts';
import { acting, openNow, parkedFor, seenNow } from './acting.ts';
import type { TestDatabase } from './test-database.ts';
import { validInput } from './valid-input.ts';

/** Real services over a cloned database, with the small verbs that tests are written in. */
export async function createWorld(database: TestDatabase) {
  const keys = await newContactKeys();
  // Hourly limits are for people; tests decide as fast as they can.
  const unhurried = {
    publishes_per_hour: 1_000,
    reads_per_hour: 1_000,
    declines_per_hour: 1_000,
    // One hand decides, but where a test is about two.
    two_officers_under_18: false,
  };
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
    shield: createShield({ mode: 'off', counters: countHere(clock) }),
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
    timeZone: 'America/Toronto',
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

  /** An officer says of everything that closes the gate that it is all right. */
  const openGate = async (storyId: string, officer: ActingOfficer) => {
    const story = await findStory(decideContext.db, storyId);
    if (!story) throw new Error(`No story ${storyId}.`);
    const { policy } = decideContext;
    const gate = await readGate(decideContext.db, { story, officer, policy });
    const context = { ...decideContext, timeZone: submitContext.timeZone };
    const request = async () => ({
      storyId,
      officer,
      seen: await seenNow(decideContext.db, storyId),
    });
    for (const { id: mark } of gate.unsettled)
      await keepMark(context, { ...(await request()), mark, why: 'A test.' });
    if (gate.nameToConfirm) await confirmName(context, await request());
    if (gate.permissionMissing)
      await statePermission(context, { ...(await request()), how: 'A test.' });
  };

  /** By a page that shows the folder as it lies there, and unless told otherwise a new text in it. */
  const decideAs = async (
    officer: string,
    storyId: string,
    decision: OfficerDecision,
    seen: Partial<Seen> = {},
  ) => {
    await openNow(decideContext.db, { storyId, officer: { id: officer } });
    if (decision === 'publish') await openGate(storyId, acting(officer));
    return decideStory(decideContext, {
      storyId,
      officer: acting(officer),
      decision,
      seen: { ...(await seenNow(decideContext.db, storyId)), ...NEW, ...seen },
      ...(decision === 'park' && { parking: parkedFor(7) }),
      ...(decision === 'refuse' ? { clauses: ['true-first-person'] } : {}),
      ...(decision === 'remove' && { ground: 'safety' as const }),
    });
  };

  /**
   * As an officer does who is told that the text has changed: looks again and decides. A worker
   * beside us may have made it ready between the look and the decision.
   */
  const settle = async (...args: Parameters<typeof decide>) => {
    let outcome = await decide(...args);
    for (let looks = 1; outcome.kind === 'stale' && looks < LOOKS; looks++)
      outcome = await decide(...args);
    if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
  };

  const publish = async (...args: Parameters<typeof submit>) => {
    const sent = await submit(...args);
    await settle(sent.hash, 'publish');
    return sent;
  };

  const remove = (hash: string) => settle(hash, 'remove', PUBLISHED);

  return {
    keys,
    submit,
    decide,
    decideAs,
    settle,
    publish,
    remove,
    storyIdOf,
    submitContext,
    decideContext,
    openContact: await createContactOpen(keys),
  };
}

const LOOKS = 5;
const NEW = { state: 'received', revisionNo: 1 } as const;
const PUBLISHED = { state: 'published', revisionNo: 1 } as const;

export type World = Awaited<ReturnType<typeof createWorld>>;
