import type { Gate } from './gate.ts';
import { SIGNAL_NAMES } from './signal-names.ts';

/** What stands between a text and its readers, in a sentence without its stop; empty where nothing does. */
export function gateReason(gate: Gate): string {
  const { opened, unsettled, nameToConfirm, wordsUnasked, permissionMissing, inTraining } = gate;
  if (inTraining)
    return 'You are in training: read, and say what you think in the folder. A lead says when you publish';
  if (!opened) return 'Not opened yet: nobody decides what nobody has read';
  if (unsettled.length > 0) {
    const what = unsettled.map(({ kind }) => SIGNAL_NAMES[kind]).join(', ');
    return `${unsettled.length === 1 ? '1 mark' : `${unsettled.length} marks`} not settled: ${what}`;
  }
  if (nameToConfirm !== null) return 'A child’s name: confirm that it is a first name, or hide it';
  if (wordsUnasked)
    return 'Words that are not the writer’s: ask the writer, or only take words out';
  if (permissionMissing) return 'No permission is stated. Say how an adult gave it, or decline';
  return '';
}
