import type { Said } from './calibration.ts';
import { TRAINING_TEXTS, type TrainingText } from './training-texts.ts';

export const findTrainingText = (code: string): TrainingText | undefined =>
  TRAINING_TEXTS.find((text) => text.code === code);

/** What the desk would do with it. */
export const deskSays = ({ broken }: TrainingText): Said => ({
  verdict: broken.length > 0 ? 'decline' : 'publish',
  clauses: broken,
});

/** The next one to read: the first without an answer. Null when all are read. */
export function nextToRead(answered: readonly { text: string }[]): TrainingText | null {
  return TRAINING_TEXTS.find(({ code }) => answered.every(({ text }) => text !== code)) ?? null;
}
