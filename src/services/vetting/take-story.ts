import type { Database } from '#db/connect.ts';
import { lockNextStory, type QueueFilter } from '#db/desk/desk-queue.ts';
import { lockNextInDanger } from '#db/desk/in-danger.ts';
import { dropLease, dropOthersByNext, renewLease, seizeLease, takeLease } from '#db/desk/leases.ts';
import { insertEvent } from '#db/insert-events.ts';
import { lockStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { heavyNext, skippedToday } from '#domain/vetting/care.ts';
import { leaseEnd } from '#domain/vetting/lease.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { ROW_MS } from '#domain/vetting/wave.ts';
import { shownWaveIds } from '#services/together/list-waves.ts';
import type { VettingContext } from './desk-context.ts';
import { readOfficersDay } from './list-queue.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export type TakeOutcome = { kind: 'taken' } | Refusal | { kind: 'not-found' };

/** Puts a story into one officer's hands, so that two do not read the same one. */
export async function takeStory(
  context: VettingContext,
  request: { storyId: string; officer: ActingOfficer; takeOver: boolean },
): Promise<TakeOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const now = context.clock();
    const { officer } = request;
    const lease = leaseFor(story.id, officer, now);
    const action = request.takeOver ? 'take-over' : 'take';
    const refused = await refusalOf(db, {
      story,
      action,
      officer,
      at: now,
      policy: context.policy,
    });
    if (refused) return refused;
    if (request.takeOver) {
      await seizeLease(db, lease);
      await record(db, story, { kind: 'take-over', officer, now });
      return { kind: 'taken' };
    }
    await takeLease(db, lease);
    await startReading(db, story, request.officer, now);
    return { kind: 'taken' };
  });
}

/** How often "next" may lose a race before it says that nothing is free. */
const TRIES = 20;

/** The most urgent free story of the list this officer works through, already in hand; the one before is put down. */
export async function takeNextStory(
  context: VettingContext,
  request: { officer: Officer; within?: Partial<QueueFilter> },
): Promise<string | null> {
  const { officer } = request;
  const skippedTopics = skippedToday(officer, dayIn(context.clock(), context.timeZone));
  const heavy = heavyNext(await readOfficersDay(context, officer));
  const lost: string[] = [];
  while (lost.length < TRIES) {
    const now = context.clock();
    const waves = { ids: await shownWaveIds(context), now };
    const rowsSince = new Date(now.getTime() - ROW_MS);
    const taken = await context.db.transaction().execute(async (db) => {
      // Whoever skips a topic today is not handed somebody's danger unasked either.
      const inDanger =
        skippedTopics.length === 0 && (await lockNextInDanger(db, { now, except: lost }));
      const ordinary = (ownRow: boolean) =>
        lockNextStory(db, {
          now,
          officerId: officer.id,
          ...request.within,
          languages: request.within?.languages ?? officer.languages,
          skippedTopics,
          heavy,
          except: lost,
          waves,
          rowsSince,
          ownRow,
        });
      // Who took a class on reads it to its end before anything else.
      const id = inDanger || (await ordinary(true)) || (await ordinary(false));
      const story = id === undefined ? undefined : await lockStory(db, id);
      if (!story) return null;
      // Somebody may have taken it between our look and our lock; the lease decides.
      const lease = { ...leaseFor(story.id, officer, now), byNext: true };
      if (!(await takeLease(db, lease))) return { lost: story.id };
      await dropOthersByNext(db, lease);
      await startReading(db, story, officer, now);
      return { won: story.id };
    });
    if (taken === null) return null;
    if (taken.won) return taken.won;
    if (taken.lost) lost.push(taken.lost);
  }
  return null;
}

/** False when the lease has run out or somebody took it over: the page says so. */
export async function renewStoryLease(
  context: VettingContext,
  request: { storyId: string; officer: Officer },
): Promise<boolean> {
  return renewLease(context.db, leaseFor(request.storyId, request.officer, context.clock()));
}

export async function putDownStory(
  context: VettingContext,
  request: { storyId: string; officer: Officer },
): Promise<void> {
  await dropLease(context.db, request.storyId, request.officer.id);
}

function leaseFor(storyId: string, officer: Pick<Officer, 'id'>, now: Date) {
  return { storyId, officerId: officer.id, now, expiresAt: leaseEnd(now) };
}

async function startReading(
  db: Database,
  story: StoryRecord,
  officer: Pick<Officer, 'id'>,
  now: Date,
): Promise<void> {
  const next = decide(story.state, 'take');
  if (!next.allowed) return;
  await setStoryState(db, story.id, { state: next.to });
  await record(db, story, { kind: 'take', officer, now, to: next.to });
}

async function record(
  db: Database,
  story: StoryRecord,
  event: {
    kind: 'take' | 'take-over';
    officer: Pick<Officer, 'id'>;
    now: Date;
    to?: StoryRecord['state'];
  },
): Promise<void> {
  await insertEvent(db, {
    storyId: story.id,
    kind: event.kind,
    officer: event.officer.id,
    fromState: story.state,
    toState: event.to ?? story.state,
    revisionNo: story.revisionNo,
    at: event.now,
  });
}
