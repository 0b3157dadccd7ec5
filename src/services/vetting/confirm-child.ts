import { normaliseLine } from '#domain/submission/text.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { type AnnotateOutcome, type AnnotateRequest, annotate } from './annotate.ts';
import type { VettingContext } from './desk-context.ts';
import { readGate } from './read-gate.ts';

/** An officer has looked at a child's name: it is a first name, and leads to nobody. */
export async function confirmName(
  context: VettingContext,
  request: AnnotateRequest,
): Promise<AnnotateOutcome> {
  return annotate(context, 'confirm-name', request, async (db, story) => {
    const { officer } = request;
    const gate = await readGate(db, { story, officer, policy: context.policy });
    if (!gate.opened) return { kind: 'invalid', problem: 'Open the text first.' };
    if (gate.nameToConfirm === null) return { kind: 'annotated' };
    return { annotations: {}, subject: gate.nameToConfirm };
  });
}

/** The writer did not say that an adult knows; an officer says how that was learnt. */
export async function statePermission(
  context: VettingContext,
  request: AnnotateRequest & { how: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'state-permission', request, async (db, story) => {
    const how = normaliseLine(request.how);
    const unclear = lengthProblem(how, NOTE_LIMITS.editReason);
    if (unclear) return { kind: 'invalid', problem: `Say how, in a few words. ${unclear}` };
    const { officer } = request;
    const gate = await readGate(db, { story, officer, policy: context.policy });
    if (!gate.opened) return { kind: 'invalid', problem: 'Open the text first.' };
    if (!gate.permissionMissing) return { kind: 'annotated' };
    return { annotations: {}, internalNote: how };
  });
}
