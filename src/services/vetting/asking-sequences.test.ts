import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { findOpenQuestion } from '#db/questions.ts';
import { findOwnRevision } from '#db/revisions.ts';
import { findStory, type StoryRecord } from '#db/stories.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { isCut } from '#domain/story/places.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { type AskingWorld, createAskingWorld, MONDAY, OWN, TITLE } from '#support/asking-world.ts';
import { runs, timeFor } from '#support/runs.ts';
import { editStory } from './annotate-story.ts';
import { decideStory } from './decide-story.ts';
import { returnParkedStories } from './return-parked.ts';
import { undoDecision } from './undo-decision.ts';

const CUT = OWN.replace(' Elm High', '');
const OURS = OWN.replace('Elm High School', 'a lovely school by the lake');

let world: AskingWorld;
beforeAll(async () => {
  world = await createAskingWorld();
});

/** With an officer of its own, or ten thousand texts would be more than one may decide in an hour. */
type Sent = Awaited<ReturnType<AskingWorld['sent']>> & { by: string };
type Step = (sent: Sent) => Promise<unknown>;

const decides =
  (decision: 'publish' | 'resume' | 'park' | 'remove' | 'restore'): Step =>
  async ({ storyId, by }) => {
    const officer = acting(by);
    await openNow(world.desk, { storyId, officer, at: new Date(MONDAY) });
    return decideStory(world.decideContextAt(MONDAY), {
      storyId,
      officer: { ...officer, confirmedAt: new Date(MONDAY) },
      decision,
      seen: await seenNow(world.desk, storyId),
      ...(decision === 'park' && { parking: { until: '2026-06-20', waitsFor: 'familys-wish' } }),
      ...(decision === 'remove' && { ground: 'safety' }),
    });
  };
const edits =
  (body: string): Step =>
  async ({ storyId, by }) =>
    editStory(world.contextAt(MONDAY), {
      storyId,
      officer: acting(by),
      seen: await seenNow(world.desk, storyId),
      title: TITLE,
      body,
      reason: 'A school.',
    });
const asks =
  (body: string, ifSilent: 'decline' | 'publish'): Step =>
  async ({ storyId, by }) => {
    await openNow(world.desk, { storyId, officer: acting(by), at: new Date(MONDAY) });
    const question = world.question({ ifSilent, proposal: { title: TITLE, body } });
    return world.ask(storyId, question, MONDAY, by);
  };

/** Everything that anybody may try, in any order. */
const STEPS: Record<string, Step> = {
  'asks for a cut': asks(CUT, 'decline'),
  'asks for a cut, and publishes by silence': asks(CUT, 'publish'),
  'asks for our words': asks(OURS, 'decline'),
  'asks for our words, and publishes by silence': asks(OURS, 'publish'),
  'cuts without asking': edits(CUT),
  'writes our words without asking': edits(OURS),
  publishes: decides('publish'),
  parks: decides('park'),
  'takes it up again': decides('resume'),
  removes: decides('remove'),
  restores: decides('restore'),
  undoes: ({ storyId, by }) =>
    undoDecision(world.decideContextAt(MONDAY), { storyId, officer: acting(by) }),
  'says yes': ({ receipt }) => receipt.says('yes'),
  'writes it another way': ({ receipt }) => receipt.says('own-words', { places: ['It was so.'] }),
  withdraws: ({ receipt }) => receipt.withdraws(),
  'the days go by': () => returnParkedStories(world.decideContextAt('2026-07-01T15:00:00Z')),
};

/** What must be true of a text wherever it is. */
async function holds({ storyId, receipt }: Sent): Promise<void> {
  const story = await findStory(world.desk, storyId);
  if (!story) throw new Error('The text is gone.');
  await isInOwnWords(story);
  const open = await findOpenQuestion(world.desk, storyId);
  // Whoever is asked can answer, and it comes to an end by itself.
  if (open) {
    expect(story.state).toBe('parked');
    expect(story.parking?.until).toBe(addDays(open.until, 1));
  }
  expect((await receipt.look()).question?.no).toBe(open?.eventNo);
  if (story.state === 'parked') expect(story.parking).not.toBeNull();
}

/** Published in the writer's words, or with less of them, which its page tells. */
async function isInOwnWords(story: StoryRecord): Promise<void> {
  const shown = await findPublicationOfStory(world.desk, story.id);
  if (!shown) return;
  const own = await findOwnRevision(world.desk, story.id, story.revisionNo);
  if (!own) throw new Error('The writer’s words are gone.');
  if (shown.shortened) expect(isCut(own, shown)).toBe(true);
  else expect([shown.title, shown.body]).toEqual([own.title, own.body]);
}

test(
  'whatever officers, writer and days do, nobody is read in words that are not theirs, and nobody waits for ever',
  async () => {
    const ways = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 3, maxLength: 9 });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(ways, async (steps) => {
        const text = await world.sent();
        const sent = { ...text, by: `noor-${text.storyId}` };
        for (const step of steps) {
          await STEPS[step]?.(sent);
          await holds(sent);
        }
        const story = await findStory(world.desk, sent.storyId);
        const shown = await findPublicationOfStory(world.desk, sent.storyId);
        seen.add(story?.state ?? '').add(shown?.shortened ? 'cut' : '');
        await STEPS['the days go by']?.(sent);
        expect((await findStory(world.desk, sent.storyId))?.state).not.toBe('parked');
      }),
      {
        numRuns: runs(60),
        examples: [
          [['cuts without asking', 'publishes']],
          [['publishes']],
          [['parks']],
          [['withdraws']],
        ],
      },
    );
    // Or the sentences above would speak of nothing.
    for (const one of ['published', 'parked', 'withdrawn', 'cut']) expect(seen).toContain(one);
  },
  timeFor(60, 240_000),
);
