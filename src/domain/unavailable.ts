const NAME = 'Unavailable';

/** How long whoever meets this is asked to wait. */
export const COME_BACK_SECONDS = 5;

/** Something we stand on is away for a moment: nobody's mistake, and worth another try. */
export class Unavailable extends Error {
  /** For the log: what the system or the database called it. */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.name = NAME;
    this.code = cause.code;
  }
}

/** By its name: pages are built apart and have a class of their own. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === NAME;
