import { randomUUID } from 'node:crypto';
import { findOfficer, insertOfficer, type NewOfficer } from '#db/desk/officers.ts';
import { findStory } from '#db/stories.ts';
import { type CampaignWithForm, generalCampaign } from '#domain/campaigns/registry.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import { changeReceipt } from '#services/receipts/change-receipt.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, openNow, parkedFor, seenNow } from './acting.ts';
import { createTestSignIn } from './sign-in.ts';
import { cloneDatabase } from './test-database.ts';
import { validInput } from './valid-input.ts';
import { createWorld } from './world.ts';

const TIME_ZONE = 'America/Toronto';

type Sent = {
  form?: CampaignWithForm;
  language?: TextLanguage;
  input?: SubmissionInput;
  /** As if they had been read in it. */
  dangers?: Danger[];
};

/** A database of its own in which things happen when the test says so, not when the test runs. */
export async function createDeskWorld() {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const desk = database.as('desk');
  const contextAt = (at: string) => ({
    db: desk,
    clock: () => new Date(at),
    timeZone: TIME_ZONE,
    policy: world.decideContext.policy,
    enqueue: world.decideContext.enqueue,
  });

  /** Received and made ready at this moment. Answers the story's id. */
  const send = async (
    at: string,
    { form = generalCampaign(), language, input, dangers = [] }: Sent = {},
  ) => {
    const clock = () => new Date(at);
    const outcome = await submitStory(
      { ...world.submitContext, clock },
      {
        forms: [form],
        input: { ...validInput(form), ...input },
        idempotencyKey: randomUUID(),
        botCheckToken: null,
        address: '127.0.0.1',
      },
    );
    if (outcome.kind !== 'received') throw new Error(JSON.stringify(outcome));
    const storyId = await world.storyIdOf(hashOfUrl(outcome.url));
    const detectLanguage = () => language ?? 'en';
    await prepareStory(
      {
        db: database.as('worker'),
        clock,
        detectLanguage,
        timeZone: TIME_ZONE,
        enqueue: world.decideContext.enqueue,
        findDangers: () => dangers,
      },
      storyId,
    );
    return storyId;
  };

  const decide = async (
    storyId: string,
    decision: OfficerDecision,
    at: string,
    clauses?: string[],
  ) => {
    await openNow(desk, { storyId, officer: { id: 'somebody' }, at: new Date(at) });
    const outcome = await decideStory(
      { ...world.decideContext, clock: () => new Date(at) },
      {
        storyId,
        officer: acting('somebody'),
        decision,
        seen: await seenNow(desk, storyId),
        ...(decision === 'park' && { parking: parkedFor(7, new Date(at)) }),
        ...(clauses && { clauses }),
        ...(decision === 'remove' && { ground: 'safety' as const }),
      },
    );
    if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
  };

  /** As its writer does with the receipt. */
  const withdraw = async (storyId: string, at: string) => {
    const story = await findStory(desk, storyId);
    if (!story) throw new Error(`No story ${storyId}.`);
    const options = { at: new Date(at), policy: { protectMinors: true } };
    const change = { kind: 'withdraw' } as const;
    await changeReceipt(database.as('superuser'), { story, change }, options);
  };

  const officer = async (given: Partial<NewOfficer> = {}) => {
    const id = randomUUID();
    const defaults = { name: 'Amal', email: `${id}@example.org`, role: 'officer' as const };
    await insertOfficer(desk, { id, languages: ['en'], ...defaults, ...given });
    const found = await findOfficer(desk, given.id ?? id);
    if (!found) throw new Error('The officer is gone.');
    return { ...found, ...acting(found.id, found.role) };
  };

  const signIn = createTestSignIn(desk, world.decideContext.enqueue);
  /** A device with a session of its own, which it may ask whether it is still let in. */
  const device = async (officerId: string) => {
    const cookies = await signIn.signInWithout(officerId);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    return {
      isIn: async () => {
        const found = await signIn.find(new Headers({ cookie }), { keepAlive: false });
        return found.session !== null;
      },
    };
  };

  /** What the log says about the desk itself, oldest first. */
  const deskEvents = () =>
    desk
      .selectFrom('event')
      .select(['kind', 'officer', 'subject'])
      .where('story_id', 'is', null)
      .orderBy('no')
      .execute();

  return { database, world, desk, contextAt, send, decide, withdraw, officer, device, deskEvents };
}

export type DeskWorld = Awaited<ReturnType<typeof createDeskWorld>>;
