import { isNamed } from '#db/desk/mentions.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from '#domain/vetting/desk-limits.ts';
import { type AnnotateOutcome, type AnnotateRequest, annotate } from './annotate.ts';
import type { VettingContext } from './desk-context.ts';

/** A word to the other officers, beside the text. It decides nothing, so nothing that changed meanwhile stops it. */
export async function writeNote(
  context: VettingContext,
  request: AnnotateRequest & { note: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'note', request, async () => {
    const note = tidyNote(request.note);
    const problem = lengthProblem(note ?? '', NOTE_LIMITS.internal);
    return problem ? { kind: 'invalid', problem } : { annotations: {}, internalNote: note };
  });
}

/** Whoever was named has read it. Nothing is written where nobody asked. */
export async function seeNote(
  context: VettingContext,
  request: AnnotateRequest,
): Promise<AnnotateOutcome> {
  return annotate(context, 'see-note', request, async (db, { id: storyId }) =>
    (await isNamed(db, { storyId, officerId: request.officer.id }))
      ? { annotations: {} }
      : { kind: 'annotated' },
  );
}
