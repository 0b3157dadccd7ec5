const DAY_MS = 24 * 3_600_000;

/** For so long whoever had begun may still send, under the version they began with. The database holds to the same. */
const FINISH_DAYS = 7;

/** Until when a text begun before may still be sent. */
export const mayFinishUntil = (over: Date): Date => new Date(over.getTime() + FINISH_DAYS * DAY_MS);

/** As a form or a client says it; what is no number of a version was not said. */
export function formVersion(said: unknown): number | undefined {
  const text = typeof said === 'string' || typeof said === 'number' ? String(said) : '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
