import type { Transaction } from '#db/connect.ts';
import { insertEvent } from '#db/events.ts';
import { dropLease } from '#db/leases.ts';
import { findPolicy } from '#db/policies.ts';
import { setContentNote } from '#db/publications.ts';
import { insertOfficerRevision } from '#db/revisions.ts';
import { type DeskMarks, lockStory, markStory, type StoryRecord } from '#db/stories.ts';
import { formOf } from '#domain/campaigns/registry.ts';
import type { Language } from '#domain/options/languages.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { STORY_LONGEST } from '#domain/submission/limits.ts';
import { checkTitle } from '#domain/submission/rules.ts';
import { normaliseLine, normaliseText, textLength } from '#domain/submission/text.ts';
import { limitOf } from '#domain/vetting/actions.ts';
import { lengthProblem, NOTE_LIMITS, noteProblem, tidyNote } from '#domain/vetting/desk-limits.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { isStale, type Seen } from '#domain/vetting/seen.ts';
import type { DeskContext } from './desk-context.ts';
import { type TooMany, tooManyThisHour } from './hourly-limit.ts';
import { type Refusal, refusalOf } from './refusal.ts';

type MarkRequest = { storyId: string; officer: ActingOfficer; seen: Seen };

export type MarkOutcome =
  | { kind: 'marked' }
  | { kind: 'not-found' }
  | Refusal
  | { kind: 'invalid'; problem: string }
  | TooMany
  | { kind: 'stale'; state: StoryState; revisionNo: number };

/** An officer's change to the words: a new revision with a reason, never a change of the old one. */
export async function editStory(
  context: DeskContext,
  request: MarkRequest & { title: string; body: string; reason: string },
): Promise<MarkOutcome> {
  return mark(context, 'edit', request, async (db, story, at) => {
    const title = normaliseLine(request.title);
    const body = normaliseText(request.body);
    const reason = normaliseLine(request.reason);
    const checked = checkTitle(title, formOf(story.campaign).form);
    if ('problem' in checked) return { kind: 'invalid', problem: checked.problem };
    const length = textLength(body);
    if (length === 0 || length > STORY_LONGEST)
      return { kind: 'invalid', problem: 'The text is empty or longer than 10,000 characters.' };
    const unclear = lengthProblem(reason, NOTE_LIMITS.editReason);
    if (unclear) return { kind: 'invalid', problem: `Say why, in a few words. ${unclear}` };
    const no = story.revisionNo + 1;
    await insertOfficerRevision(db, {
      storyId: story.id,
      no,
      title,
      body,
      reason,
      campaign: story.campaign,
      officer: request.officer.id,
      createdAt: at,
    });
    return { marks: { revisionNo: no, ...UNAPPROVED }, revisionNo: no, internalNote: reason };
  });
}

/** Whoever approved, approved what readers would have seen then. */
const UNAPPROVED = { approval: null, publishAt: null };

/**
 * Says to readers what a text describes before they open it. Empty takes the note away. It stands
 * in place of the first words in lists and feeds, so on a published text it is as good as publishing.
 */
export async function noteContent(
  context: DeskContext,
  request: MarkRequest & { note: string },
): Promise<MarkOutcome> {
  return mark(context, 'content-note', request, async (db, story, at) => {
    const note = normaliseLine(request.note);
    const problem = noteProblem(note, NOTE_LIMITS.contentNote);
    if (problem) return { kind: 'invalid', problem: `Name it plainly. ${problem}` };
    const contentNote = note === '' ? null : note;
    if (contentNote === story.contentNote) return { kind: 'marked' };
    if (story.state !== 'published')
      return { marks: { contentNote, ...UNAPPROVED }, internalNote: contentNote };
    const officer = request.officer.id;
    const doing = limitOf('content-note', story.state);
    const tooMany =
      doing && (await tooManyThisHour(db, { officer, doing, at }, await findPolicy(db)));
    if (tooMany) return tooMany;
    await setContentNote(db, story.id, contentNote);
    return { marks: { contentNote }, internalNote: contentNote };
  });
}

export async function askSecondReader(
  context: DeskContext,
  request: MarkRequest & { question: string },
): Promise<MarkOutcome> {
  return mark(context, 'ask-second-reader', request, async (db, story) => {
    const problem = noteProblem(request.question, NOTE_LIMITS.internal);
    if (problem) return { kind: 'invalid', problem };
    await dropLease(db, story.id, request.officer.id);
    return {
      marks: { secondReaderAskedBy: request.officer.id },
      internalNote: tidyNote(request.question),
    };
  });
}

/** The one who asked has found the answer. */
export async function settleSecondReader(
  context: DeskContext,
  request: MarkRequest,
): Promise<MarkOutcome> {
  return mark(context, 'settle-second-reader', request, async () => ({
    marks: { secondReaderAskedBy: null },
  }));
}

export async function setLanguage(
  context: DeskContext,
  request: MarkRequest & { language: Language },
): Promise<MarkOutcome> {
  return mark(context, 'set-language', request, async (_db, { language }) =>
    language === request.language
      ? { kind: 'marked' }
      : { marks: { language: request.language, ...UNAPPROVED }, internalNote: request.language },
  );
}

type Mark = 'edit' | 'content-note' | 'ask-second-reader' | 'settle-second-reader' | 'set-language';

type Marked = {
  marks: DeskMarks;
  revisionNo?: number;
  internalNote?: string | null;
};

/** Looks again at what the officer saw, then writes the mark and its record together. */
async function mark(
  context: DeskContext,
  action: Mark,
  request: MarkRequest,
  change: (
    db: Transaction,
    story: StoryRecord,
    at: Date,
  ) => Promise<Marked | Extract<MarkOutcome, { kind: 'marked' | 'invalid' | 'too-many' }>>,
): Promise<MarkOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const { state, revisionNo } = story;
    if (isStale(story, request.seen)) return { kind: 'stale', state, revisionNo };
    const at = context.clock();
    const refused = await refusalOf(db, { story, action, officer: request.officer, at });
    if (refused) return refused;
    const done = await change(db, story, at);
    if (!('marks' in done)) return done;
    await markStory(db, story.id, done.marks);
    await insertEvent(db, {
      storyId: story.id,
      kind: action,
      officer: request.officer.id,
      fromState: state,
      toState: state,
      revisionNo: done.revisionNo ?? revisionNo,
      clauses: [],
      noteToWriter: null,
      internalNote: done.internalNote ?? null,
      at,
    });
    return { kind: 'marked' };
  });
}
