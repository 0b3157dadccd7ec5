import type { Danger } from '#domain/safeguarding/dangers.ts';
import { normaliseLine } from '#domain/submission/text.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import {
  type AnnotateOutcome,
  type AnnotateRequest,
  annotate,
  UNAPPROVED,
} from '#services/vetting/annotate.ts';
import type { DangerContext } from './danger-context.ts';

/** An officer reads that somebody may be in danger: the text comes first, and leads are told at once. */
export async function raiseDanger(
  context: DangerContext,
  request: AnnotateRequest & { danger: Danger; why: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'raise-danger', request, async (db, story, at) => {
    const why = normaliseLine(request.why);
    const unclear = lengthProblem(why, NOTE_LIMITS.editReason);
    if (unclear) return { kind: 'invalid', problem: `Say why, in a few words. ${unclear}` };
    const dangers = [...new Set([...story.dangers, request.danger])];
    return {
      annotations: { ...UNAPPROVED, danger: { dangers, since: story.dangerSince ?? at } },
      subject: request.danger,
      internalNote: why,
      after: (eventNo) =>
        context.enqueue(db, { name: 'tell-leads', data: { storyId: story.id, eventNo } }),
    };
  });
}
