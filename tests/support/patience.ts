/**
 * How long a test waits for what will come: a page that is stuck is found out late but surely, and a busy core is not a
 * page that is stuck. Nothing is waited for longer than it takes.
 */
export const PATIENCE_MS = 45_000;
