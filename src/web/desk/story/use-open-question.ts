import { useRef } from 'react';
import type { DeskAction } from '#domain/vetting/actions.ts';

/**
 * Whether the question of an action is open. One that was stays so when a colleague takes the text over:
 * what was typed into it is its officer's, and the answer says why it was not taken.
 */
export function useOpenQuestion(step: DeskAction | null, actions: readonly DeskAction[]): boolean {
  const opened = useRef<DeskAction | null>(null);
  if (step === null || actions.includes(step)) opened.current = step;
  return step !== null && opened.current === step;
}
