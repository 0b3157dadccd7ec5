import { createHash } from 'node:crypto';
import { claimSource, wasBroughtIn } from '#db/brought-in.ts';
import type { Database } from '#db/connect.ts';
import { insertReceivedEvent } from '#db/insert-events.ts';
import { insertStory } from '#db/insert-story.ts';
import { insertFirstRevision } from '#db/revisions.ts';
import type { ReadRow } from '#domain/archive/archive.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { childContacts } from '#domain/submission/child-contacts.ts';
import type { FieldProblem } from '#domain/submission/fields.ts';
import { parseSubmission, type Submission } from '#domain/submission/parse-submission.ts';
import type { Clock, Ids, JobQueue } from '#services/ports.ts';

export type BringInContext = {
  /** As the web process writes: no more than a text that waits for an officer. */
  db: Database;
  clock: Clock;
  ids: Ids;
  enqueue: JobQueue;
  timeZone: string;
};

/** Where it was told first, as officers and readers of the log are told: "hikaya.example until 2025". */
export type BroughtText = ReadRow & {
  form: CampaignWithForm;
  from: string;
  writingType?: string | undefined;
};

export type BringInOutcome =
  | { kind: 'brought-in'; storyId: string }
  /** Now or at any time before, also if it has been erased since. */
  | { kind: 'again' }
  | { kind: 'invalid'; problems: FieldProblem[] }
  /** Told on a day that has not come, or nothing names it. */
  | { kind: 'not-told-yet' }
  | { kind: 'nameless' };

/** What would happen to it, with nothing written. */
export async function tryText(
  context: Pick<BringInContext, 'db' | 'clock' | 'timeZone'>,
  text: BroughtText,
): Promise<
  Exclude<BringInOutcome, { kind: 'brought-in' }> | { kind: 'fits'; submission: Submission }
> {
  const { id, input, firstToldOn, form, from, writingType } = text;
  if (id === '') return { kind: 'nameless' };
  if (firstToldOn !== null && isToCome(context, firstToldOn)) return { kind: 'not-told-yet' };
  const parsed = parseSubmission(form, input, writingType);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
  const contacts = childContacts(parsed.submission);
  if (contacts.length > 0) return { kind: 'invalid', problems: contacts };
  if (await wasBroughtIn(context.db, sourceKey(from, id))) return { kind: 'again' };
  return { kind: 'fits', submission: parsed.submission };
}

/**
 * Stores a text that was told elsewhere, where every text begins: officers read it like any other, and nothing that was
 * published there is published here by itself. It has no receipt and no address: nobody is written to.
 */
export async function bringInText(
  context: BringInContext,
  text: BroughtText,
): Promise<BringInOutcome> {
  const tried = await tryText(context, text);
  if (tried.kind !== 'fits') return tried;
  const { submission } = tried;
  const { from, firstToldOn } = text;
  const storyId = context.ids.storyId();
  const at = context.clock();
  return context.db.transaction().execute(async (db): Promise<BringInOutcome> => {
    if (!(await claimSource(db, sourceKey(from, text.id), at))) return { kind: 'again' };
    await insertStory(db, {
      id: storyId,
      hash: context.ids.storyHash(),
      submission,
      campaignVersion: null,
      lane: 'brought-in',
      marks: [],
      receiptHash: null,
      receivedAt: at,
      broughtFrom: from,
      firstToldOn,
    });
    await insertFirstRevision(db, {
      storyId,
      campaign: submission.campaign,
      title: submission.title,
      body: submission.story,
      createdAt: at,
    });
    await insertReceivedEvent(db, { storyId, at, broughtIn: true });
    await context.enqueue(db, { name: 'prepare-story', data: { storyId } });
    return { kind: 'brought-in', storyId };
  });
}

function isToCome(
  { clock, timeZone }: Pick<BringInContext, 'clock' | 'timeZone'>,
  day: CalendarDay,
) {
  return day > dayIn(clock(), timeZone);
}

/** Of the place and of what names the text there; the words may be mended in between. */
function sourceKey(from: string, id: string): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([from, id]))
    .digest();
}
