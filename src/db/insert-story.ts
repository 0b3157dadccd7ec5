import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Lane } from '#domain/submission/lanes.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import type { SendingMark } from '#domain/submission/sending-marks.ts';
import type { Database } from './connect.ts';
import { toSocialColumns } from './social-columns.ts';

export type NewStory = {
  id: string;
  hash: string;
  /** Nobody holds one where the text was brought in. */
  receiptHash: Uint8Array | null;
  receivedAt: Date;
  submission: Submission;
  /** Null: the one that is served at this moment. */
  campaignVersion: number | null;
  lane: Lane;
  marks: SendingMark[];
  /** Where it was told before, and when; only in a lane of its own. */
  broughtFrom?: string;
  firstToldOn?: CalendarDay | null;
};

/** Only the columns the web role may write: a new story is always `received`. */
export async function insertStory(db: Database, story: NewStory): Promise<void> {
  const { submission } = story;
  await db
    .insertInto('story')
    .values({
      id: story.id,
      hash: story.hash,
      receipt_hash: story.receiptHash && Buffer.from(story.receiptHash),
      received_at: story.receivedAt,
      lane: story.lane,
      marks: story.marks,
      brought_from: story.broughtFrom ?? null,
      first_told_on: story.firstToldOn ?? null,
      campaign: submission.campaign,
      campaign_version: story.campaignVersion,
      category: submission.category,
      writing_type: submission.writingType,
      recipient: submission.recipient,
      name: submission.name,
      age: submission.age,
      adult: submission.adult,
      guardian: submission.guardian,
      gender: submission.gender,
      country: submission.country,
      city: submission.city,
      belief: submission.belief,
      link: submission.link,
      ...toSocialColumns(submission.social),
    })
    .execute();
}
