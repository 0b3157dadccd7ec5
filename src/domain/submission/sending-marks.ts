/** What was odd about how a text was sent. Officers see it; nobody is refused for it. */
export const SENDING_MARKS = ['trap', 'quick'] as const;
export type SendingMark = (typeof SENDING_MARKS)[number];

/** The field that no person sees, and that a machine fills in with the others. */
export const TRAP_FIELD = 'homepage';

/** From the first key to sending, with a look at it in between; nobody who writes is faster. */
const QUICKEST_SECONDS = 5;

export type SendingSigns = {
  trap: string;
  /** Told by the browser; null without a script, or where nothing was typed. */
  writingSeconds: number | null;
};

export const NO_SIGNS: SendingSigns = { trap: '', writingSeconds: null };

export function sendingMarks({ trap, writingSeconds }: SendingSigns): SendingMark[] {
  return [
    ...(trap.trim() === '' ? [] : (['trap'] as const)),
    ...(writingSeconds !== null && writingSeconds < QUICKEST_SECONDS ? (['quick'] as const) : []),
  ];
}
