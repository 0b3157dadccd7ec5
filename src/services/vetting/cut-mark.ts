import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { takeOut } from '#domain/screening/advice.ts';
import { isRedactedField } from '#domain/story/redaction.ts';
import { marksOf } from '#domain/vetting/gate.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { AnnotateOutcome, AnnotateRequest } from './annotate.ts';
import { editStory } from './annotate-story.ts';
import type { VettingContext } from './desk-context.ts';
import { readFace } from './read-face.ts';
import { screeningOf } from './read-gate.ts';
import { redactStory } from './redact-story.ts';

/** Takes out what one mark lies on: a passage by a new revision, a line of the label by leaving it out. */
export async function cutMark(
  context: VettingContext,
  request: AnnotateRequest & { mark: string },
): Promise<AnnotateOutcome> {
  const { db } = context;
  const story = await findStory(db, request.storyId);
  const revision = story && (await findRevision(db, story.id, story.revisionNo));
  if (!story || !revision) return { kind: 'not-found' };
  const words = await readFace(db, story, context.policy);
  const marks = marksOf({ ...revision, ...words }, screeningOf(story));
  const mark = marks.find(({ id }) => id === request.mark);
  // Settled meanwhile, by somebody else or by the key pressed twice.
  if (!mark) return { kind: 'annotated' };
  const reason = `Taken out: ${SIGNAL_NAMES[mark.kind]}`;
  if (isRedactedField(mark.field))
    return redactStory(context, { ...request, field: mark.field, action: 'hide', reason });
  const { title, body } = revision;
  return editStory(context, {
    ...request,
    title: mark.field === 'title' ? takeOut(title, mark).trim() : title,
    body: mark.field === 'text' ? takeOut(body, mark) : body,
    reason,
  });
}
