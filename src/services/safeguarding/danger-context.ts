import type { JobQueue } from '#services/ports.ts';
import type { VettingContext } from '#services/vetting/desk-context.ts';

export type DangerContext = VettingContext & { enqueue: JobQueue };
