import { findPolicy } from '#db/desk/policies.ts';
import { setContentNote } from '#db/publications/write-publications.ts';
import { insertOfficerRevision } from '#db/revisions.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { STORY_LONGEST } from '#domain/submission/limits.ts';
import { checkTitle } from '#domain/submission/rules.ts';
import { normaliseLine, normaliseText, textLength } from '#domain/submission/text.ts';
import { limitOf } from '#domain/vetting/actions.ts';
import { lengthProblem, NOTE_LIMITS, noteProblem } from '#domain/vetting/desk-limits.ts';
import { problemWords } from '#words/problems.ts';
import { type AnnotateOutcome, type AnnotateRequest, annotate, UNAPPROVED } from './annotate.ts';
import type { VettingContext } from './desk-context.ts';
import { tooManyThisHour } from './hourly-limit.ts';
import { readGate } from './read-gate.ts';

/** An officer's change to the words: a new revision with a reason, never a change of the old one. */
export async function editStory(
  context: VettingContext,
  request: AnnotateRequest & { title: string; body: string; reason: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'edit', request, async (db, story, at) => {
    const title = normaliseLine(request.title);
    const body = normaliseText(request.body);
    const reason = normaliseLine(request.reason);
    const checked = checkTitle(title, story.form);
    if ('problem' in checked)
      return { kind: 'invalid', problem: problemWords(checked.problem, 'en') };
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
    return { annotations: { revisionNo: no, ...UNAPPROVED }, revisionNo: no, internalNote: reason };
  });
}

/**
 * Says to readers what a text describes before they open it. Empty takes the note away. It stands
 * in place of the first words in lists and feeds, so on a published text it is as good as publishing.
 */
export async function noteContent(
  context: VettingContext,
  request: AnnotateRequest & { note: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'content-note', request, async (db, story, at) => {
    const note = normaliseLine(request.note);
    const problem = noteProblem(note, NOTE_LIMITS.contentNote);
    if (problem) return { kind: 'invalid', problem: `Name it plainly. ${problem}` };
    const contentNote = note === '' ? null : note;
    if (contentNote === story.contentNote) return { kind: 'annotated' };
    if (story.state !== 'published')
      return { annotations: { contentNote, ...UNAPPROVED }, internalNote: contentNote };
    const officer = request.officer.id;
    const doing = limitOf('content-note', story.state);
    const tooMany =
      doing && (await tooManyThisHour(db, { officer, doing, at }, await findPolicy(db)));
    if (tooMany) return tooMany;
    await setContentNote(db, story.id, contentNote);
    return { annotations: { contentNote }, internalNote: contentNote };
  });
}

export async function setLanguage(
  context: VettingContext,
  request: AnnotateRequest & { language: TextLanguage },
): Promise<AnnotateOutcome> {
  return annotate(context, 'set-language', request, async (_db, { language }) =>
    language === request.language
      ? { kind: 'annotated' }
      : {
          annotations: { language: request.language, ...UNAPPROVED },
          internalNote: request.language,
        },
  );
}

/** What is marked stays, because an officer says why: a number that is in a poem and nobody's. */
export async function keepMark(
  context: VettingContext,
  request: AnnotateRequest & { mark: string; why: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'keep-mark', request, async (db, story) => {
    const why = normaliseLine(request.why);
    const unclear = lengthProblem(why, NOTE_LIMITS.editReason);
    if (unclear) return { kind: 'invalid', problem: `Say why, in a few words. ${unclear}` };
    const { opened, unsettled } = await readGate(db, {
      story,
      officer: request.officer,
      policy: context.policy,
    });
    if (!opened) return { kind: 'invalid', problem: 'Open the text first.' };
    const mark = unsettled.find(({ id }) => id === request.mark);
    if (!mark) return { kind: 'annotated' };
    return { annotations: UNAPPROVED, subject: mark.id, internalNote: why };
  });
}
