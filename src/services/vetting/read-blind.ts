import { listClauses } from '#db/desk/clauses.ts';
import { findOfficer } from '#db/desk/officers.ts';
import { findPolicy } from '#db/desk/policies.ts';
import {
  type BlindText,
  findBlindText,
  hasReadBlind,
  insertSecondReading,
} from '#db/desk/second-readings.ts';
import { findOwnRevision } from '#db/revisions.ts';
import { findStory, type StoryRecord } from '#db/stories.ts';
import { asWritten } from '#domain/campaigns/as-written.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { PublishedStory, ShownStory } from '#domain/story/published-story.ts';
import {
  isAlike,
  READ_AGAIN_WEEKS,
  readingProblem,
  type Said,
} from '#domain/vetting/calibration.ts';
import { marksOf } from '#domain/vetting/gate.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { currentCampaigns } from '#services/campaigns/current-campaigns.ts';
import type { DeskContext, ReadingContext } from './desk-context.ts';
import { handOutBlind } from './open-story.ts';
import { asPublished } from './publish-story.ts';
import { findReadTwice } from './read-calibration.ts';
import { type NumberedMark, numbered } from './read-desk-story.ts';
import { screeningOf } from './read-gate.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

type Asked = { officer: ActingOfficer };

async function nextFor(
  { db, clock }: DeskContext,
  { officer }: Asked,
  decisionNo?: number,
): Promise<BlindText | undefined> {
  const [reader, { readAgainPercent }] = await Promise.all([
    findOfficer(db, officer.id),
    findPolicy(db),
  ]);
  if (!reader) return undefined;
  const now = clock();
  return findBlindText(
    db,
    {
      officer: officer.id,
      languages: reader.languages,
      since: new Date(now.getTime() - READ_AGAIN_WEEKS * WEEK_MS),
      now,
      percent: readAgainPercent,
    },
    decisionNo,
  );
}

/** Whether a text waits for this officer to read it blind. Hands out nothing. */
export const hasBlindReading = async (context: DeskContext, asked: Asked): Promise<boolean> =>
  (await nextFor(context, asked)) !== undefined;

/** A text as it came, without anything that any officer did with it. */
export type BlindReading = {
  decisionNo: number;
  preview: PublishedStory & ShownStory;
  marks: NumberedMark[];
  clauses: { code: string; title: string }[];
};

/** Hands out the next text that this officer reads blind; the one that was begun comes again. */
export async function readBlind(
  context: ReadingContext,
  { officer }: Asked,
): Promise<BlindReading | null> {
  const { db } = context;
  const next = await nextFor(context, { officer });
  const found = next && (await findStory(db, next.storyId));
  const revision = next && (await findOwnRevision(db, next.storyId, next.revisionNo));
  if (!next || !found || !revision) return null;
  await handOutBlind(context, { story: found, officer });
  const story = asItCame(found);
  const words = {
    face: publicFace(story, context.policy, { ...NOTHING_LEFT_OUT, masks: story.masks }),
    steps: [],
  };
  const published = asPublished(story, { revision, words, publishedAt: story.receivedAt });
  const clauses = await listClauses(db);
  const marks = marksOf({ ...revision, ...words }, screeningOf(story));
  return {
    decisionNo: next.decisionNo,
    preview: asWritten(published, (await currentCampaigns(db)).in('en')),
    marks: numbered(marks, marks),
    clauses: clauses.map(({ code, title }) => ({ code, title })),
  };
}

/** Nothing that an officer added: it would tell what was decided. */
const asItCame = (story: StoryRecord): StoryRecord => ({
  ...story,
  contentNote: null,
  paused: false,
});

export type BlindOutcome =
  | { kind: 'said'; alike: boolean }
  /** Somebody was quicker, or the text is not what it was: nothing was kept. */
  | { kind: 'gone' }
  | { kind: 'invalid'; problem: string };

/** What this officer would have done. It changes nothing of the text. */
export async function sayBlind(
  context: DeskContext,
  request: Asked & { decisionNo: number; said: Said },
): Promise<BlindOutcome> {
  const { officer, decisionNo, said } = request;
  const known = (await listClauses(context.db)).map(({ code }) => code);
  const problem = readingProblem(said, known);
  if (problem) return { kind: 'invalid', problem };
  return context.db.transaction().execute(async (db): Promise<BlindOutcome> => {
    const text = await nextFor({ ...context, db }, request, decisionNo);
    if (!text || !(await hasReadBlind(db, { storyId: text.storyId, officer: officer.id })))
      return { kind: 'gone' };
    const { storyId } = text;
    const at = context.clock();
    const kept = await insertSecondReading(db, {
      ...{ decisionNo, storyId, reader: officer.id, said, at },
    });
    if (!kept) return { kind: 'gone' };
    const both = await findReadTwice(db, decisionNo);
    return { kind: 'said', alike: both !== undefined && isAlike(both) };
  });
}
