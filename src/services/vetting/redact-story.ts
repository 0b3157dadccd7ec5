import type { Transaction } from '#db/connect.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { listEvents } from '#db/events.ts';
import { setFaceChanged } from '#db/publications/write-publications.ts';
import { setPublishedFace } from '#db/receipts.ts';
import { insertRedaction } from '#db/redactions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { isChild } from '#domain/options/ages.ts';
import { AGE_BAND, publicFace } from '#domain/story/public-face.ts';
import {
  longestInstead,
  type RedactedField,
  type RedactionStep,
  redactionsOf,
} from '#domain/story/redaction.ts';
import { normaliseLine, textLength } from '#domain/submission/text.ts';
import { limitOf } from '#domain/vetting/actions.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { rulesBrokenIn, wasConfirmed } from '#domain/vetting/gate.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import { type AnnotateOutcome, type AnnotateRequest, annotate, UNAPPROVED } from './annotate.ts';
import type { VettingContext } from './desk-context.ts';
import { tooManyThisHour } from './hourly-limit.ts';
import { readFace } from './read-face.ts';
import { readGate, screeningOf } from './read-gate.ts';

export type RedactRequest = AnnotateRequest & {
  field: RedactedField;
  action: RedactionStep['action'];
  /** What readers get instead; only where it is replaced. */
  value?: string;
  reason: string;
};

/**
 * Leaves out one line of the label, or writes another in its place, before and after publication: a step with a
 * reason, never a change of what the writer told. What is public follows in the same transaction.
 */
export async function redactStory(
  context: VettingContext,
  request: RedactRequest,
): Promise<AnnotateOutcome> {
  const doing = request.action === 'hide' ? 'hide-field' : 'set-field';
  return annotate(context, doing, request, async (db, story, at) => {
    const { field, action, officer } = request;
    const isPublished = story.state === 'published';
    const reason = normaliseLine(request.reason);
    const unclear = lengthProblem(reason, NOTE_LIMITS.editReason);
    if (unclear) return invalid(`Say why, in a few words. ${unclear}`);
    const instead = insteadOf(request);
    if ('problem' in instead) return invalid(instead.problem);
    if (!isPublished && !(await readGate(db, { story, officer, policy: context.policy })).opened)
      return invalid('Open the text first.');
    const before = await readFace(db, story, context.policy);
    const step = { no: story.faceNo + 1, field, action, value: instead.value };
    const after = faceAfter(context, story, [...before.steps, step]);
    if (JSON.stringify(after.face) === JSON.stringify(before.face)) return { kind: 'annotated' };
    const seen = rulesBrokenIn(field, after, screeningOf(story))
      .map(({ kind }) => SIGNAL_NAMES[kind])
      .join(', ');
    // Where it waits, the gate asks for it; where it is public, or was just typed, nobody would.
    if (seen && (isPublished || action === 'replace')) return invalid(`It has ${seen} in it.`);
    const renamed = isPublished && before.face.name !== after.face.name;
    if (renamed && !(await isNameConfirmed(db, story, after)))
      return invalid('A child’s name is confirmed before it is public: take the text down first.');
    const counted = isPublished && limitOf(doing, story.state);
    const tooMany =
      counted &&
      (await tooManyThisHour(
        db,
        { officer: officer.id, doing: counted, at },
        await findPolicy(db),
      ));
    if (tooMany) return tooMany;
    await insertRedaction(db, { ...step, storyId: story.id, officer: officer.id, reason, at });
    if (isPublished) await showFace(db, story, after.face);
    return { annotations: isPublished ? {} : UNAPPROVED, subject: field, internalNote: reason };
  });
}

const invalid = (problem: string) => ({ kind: 'invalid' as const, problem });

function insteadOf({
  field,
  action,
  value,
}: RedactRequest): { value: string | null } | { problem: string } {
  if (action !== 'replace') return { value: null };
  if (field === 'age') return { value: AGE_BAND };
  const longest = longestInstead(field);
  if (longest === null) return { problem: 'This line can be left out, not written anew.' };
  const line = normaliseLine(value ?? '');
  if (line === '') return { problem: 'Write what readers shall see, or leave the line out.' };
  return textLength(line) > longest
    ? { problem: `It is longer than ${longest} characters.` }
    : { value: line };
}

function faceAfter({ policy }: VettingContext, story: StoryRecord, steps: RedactionStep[]) {
  const leftOut = { masks: story.masks, redactions: redactionsOf(steps) };
  return { face: publicFace(story, policy, leftOut), steps };
}

/** Nobody is asked about it once it is public. */
async function isNameConfirmed(
  db: Transaction,
  story: StoryRecord,
  { face, steps }: ReturnType<typeof faceAfter>,
): Promise<boolean> {
  if (!isChild(story) || face.name === null) return true;
  return wasConfirmed(face.name, story.name, { events: await listEvents(db, story.id), steps });
}

async function showFace(
  db: Transaction,
  story: StoryRecord,
  face: ReturnType<typeof faceAfter>['face'],
): Promise<void> {
  await setPublishedFace(db, story.id, face);
  await setFaceChanged(db, story.id);
}
