import type { ProcessKind } from '#domain/system/processes.ts';

/** What officers call a process, and what it does. */
export const PROCESS_NAMES: Record<ProcessKind, [name: string, does: string]> = {
  web: ['Public pages', 'reads, forms'],
  desk: ['Desk', 'this'],
  worker: ['Worker', 'mail, getting ready, telling the caches'],
  purger: ['Purger', 'erasing'],
};
