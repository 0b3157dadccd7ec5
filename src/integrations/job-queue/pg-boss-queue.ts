import { fromKysely, PgBoss } from 'pg-boss';
import type { JobQueue } from '#services/ports.ts';

type TransactionLike = Parameters<typeof fromKysely>[0];

/** Jobs are rows in the same database, so a job and the story it is about commit together. */
export async function connectJobQueue(
  db: TransactionLike,
): Promise<{ enqueue: JobQueue; stop: () => Promise<void> }> {
  const boss = new PgBoss({
    db: fromKysely(db),
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  // It looks at its queues every minute, also while the database is away; without a listener that
  // would end the process. What fails to be enqueued fails its own transaction.
  boss.on('error', () => {});
  await boss.start();
  return {
    enqueue: async (transaction, job, options) => {
      const id = await boss.send(job.name, job.data, {
        db: fromKysely(transaction),
        ...(options && { startAfter: options.afterSeconds }),
      });
      if (id === null) throw new Error(`Job ${job.name} was not accepted.`);
    },
    stop: () => boss.stop(),
  };
}
