import type { Database, Transaction } from '#db/connect.ts';
import { lockOfficerDecisions } from '#db/desk/officer-counts.ts';
import { findOfficer } from '#db/desk/officers.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { countHandedOut, listOpenings, readsAtNight, wasTold } from '#db/desk/reading-trail.ts';
import { hasReadBlind } from '#db/desk/second-readings.ts';
import { hasOpened } from '#db/events.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { insertDeskEvent, insertEvent } from '#db/insert-events.ts';
import type { StoryRecord } from '#db/stories.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import {
  AT_NIGHT,
  budgetSince,
  isNight,
  TOLD_AGAIN_MS,
  UNUSUAL,
  unusualReading,
} from '#domain/vetting/reading.ts';
import { noteAccount } from '#services/officers/account-trail.ts';
import type { ReadingContext } from './desk-context.ts';

/** So many were handed out to this officer within the hour that the passkey is asked for. */
export class ReadingBudgetSpent extends Error {
  constructor() {
    super('The passkey is shown before more is read.');
    this.name = 'ReadingBudgetSpent';
  }
}

const HOUR_MS = 3_600_000;
const TWO_WEEKS_MS = 14 * 24 * HOUR_MS;
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

type Handed = { story: StoryRecord; officer: ActingOfficer };

/**
 * The words of a text are handed out to this officer: not before the log knows it. One that was told a moment ago is
 * not told again, or a page that looks for news would fill the log.
 */
export async function handOut(context: ReadingContext, { story, officer }: Handed): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const asked = { storyId: story.id, revisionNo: story.revisionNo, officer: officer.id };
  if (story.erasedAt || (await hasOpened(db, { ...asked, since: ago(now, TOLD_AGAIN_MS) }))) return;
  await handOutAs('open', context, { story, officer, at: now });
}

/** The same, for a second reading that knows nothing of the first: the log tells it apart, for opening a text shows its folder. */
export async function handOutBlind(
  context: ReadingContext,
  { story, officer }: Handed,
): Promise<void> {
  const now = context.clock();
  const asked = { storyId: story.id, officer: officer.id };
  if (await hasReadBlind(context.db, { ...asked, since: ago(now, TOLD_AGAIN_MS) })) return;
  await handOutAs('read-blind', context, { story, officer, at: now });
}

async function handOutAs(
  kind: 'open' | 'read-blind',
  context: ReadingContext,
  { story, officer, at: now }: Handed & { at: Date },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // What readers have anyway is no secret; its opening is told, and costs nobody anything.
    const { readsPerHour } = await findPolicy(trx);
    if (story.state !== 'published')
      await spendBudget(trx, { officer, texts: 1, now, readsPerHour });
    await noteHandedOut(trx, { story, officer, at: now }, kind);
    await tellUnusual({ ...context, db: trx }, { id: officer.id, now, readsPerHour });
  });
}

/** The passages a search found in unpublished texts, by their references. */
export async function handOutPassages(
  { db, clock }: Pick<ReadingContext, 'db' | 'clock'>,
  { hashes, officer }: { hashes: string[]; officer: ActingOfficer },
): Promise<void> {
  if (hashes.length === 0) return;
  const now = clock();
  const event = {
    kind: 'search' as const,
    officer: officer.id,
    subject: 'passages of texts that are not published',
    note: hashes.toSorted().join(' '),
  };
  if (await wasTold(db, { ...event, since: ago(now, TOLD_AGAIN_MS) })) return;
  await inTransaction(db, async (trx) => {
    const { readsPerHour } = await findPolicy(trx);
    await spendBudget(trx, { officer, texts: hashes.length, now, readsPerHour });
    await insertDeskEvent(trx, { ...event, at: now });
  });
}

/** Counted one at a time per officer, so that parallel requests cannot slip through together. */
async function spendBudget(
  db: Transaction,
  wanted: { officer: ActingOfficer; texts: number; now: Date; readsPerHour: number },
): Promise<void> {
  const { officer, texts, now, readsPerHour } = wanted;
  await lockOfficerDecisions(db, officer.id);
  const since = budgetSince(now, officer.confirmedAt);
  const handedOut = await countHandedOut(db, { officer: officer.id, since });
  if (handedOut + texts > readsPerHour) throw new ReadingBudgetSpent();
}

type Opened = { story: StoryRecord; officer: Pick<ActingOfficer, 'id'>; at: Date };

/** The log says so once for each revision and half hour; without it nobody publishes them. */
export const noteOpened = (db: Database, opened: Opened): Promise<void> =>
  noteHandedOut(db, opened, 'open');

async function noteHandedOut(
  db: Database,
  { story, officer, at }: Opened,
  kind: 'open' | 'read-blind',
): Promise<void> {
  const { id: storyId, revisionNo, state } = story;
  await insertEvent(db, {
    storyId,
    kind,
    officer: officer.id,
    fromState: state,
    toState: state,
    revisionNo,
    at,
  });
}

/** Leads are told once an hour of each kind. */
async function tellUnusual(
  context: ReadingContext,
  { id, now, readsPerHour }: { id: string; now: Date; readsPerHour: number },
): Promise<void> {
  const { db, timeZone } = context;
  const since = ago(now, HOUR_MS);
  const openings = await listOpenings(db, { officer: id, since });
  const strangeHour =
    isNight(now, timeZone) &&
    !(await readsAtNight(db, {
      officer: id,
      since: ago(now, TWO_WEEKS_MS),
      until: since,
      timeZone,
      hours: [AT_NIGHT.from, AT_NIGHT.until],
    }));
  const found = unusualReading({ openings, now, readsPerHour, strangeHour });
  if (found.length === 0) return;
  const officer = await findOfficer(db, id);
  if (!officer) return;
  for (const kind of found) {
    const event = {
      kind: 'unusual-reading' as const,
      subject: officer.email,
      note: UNUSUAL[kind],
    };
    if (!(await wasTold(db, { ...event, since })))
      await noteAccount(context, { ...event, officer: null, at: now });
  }
}
