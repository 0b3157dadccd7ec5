import { countUnfinishedBooklets, insertBooklet } from '#db/desk/booklets.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  type BookletDraft,
  type BookletProblems,
  describeOf,
  KEPT_HOURS,
  MOST_WAITING,
  parseBookletDraft,
} from '#domain/print/booklet-order.ts';
import { currentCampaigns } from '#services/campaigns/current-campaigns.ts';
import type { JobQueue } from '#services/ports.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

const HOUR_MS = 3_600_000;

export type AskBookletOutcome =
  | { kind: 'asked' }
  | { kind: 'invalid'; problems: BookletProblems }
  | { kind: 'too-many' };

/** The order, its job and a line in the log, or none of them. */
export async function askBooklet(
  context: Pick<DeskContext, 'db' | 'clock'> & { enqueue: JobQueue; newId: () => string },
  request: { officer: string; draft: BookletDraft },
): Promise<AskBookletOutcome> {
  const campaigns = (await currentCampaigns(context.db)).in('en');
  const parsed = parseBookletDraft(request.draft, campaigns);
  if ('problems' in parsed) return { kind: 'invalid', problems: parsed.problems };
  const { order } = parsed;
  const { officer } = request;
  const at = context.clock();
  return context.db.transaction().execute(async (transaction) => {
    if ((await countUnfinishedBooklets(transaction, officer, at)) >= MOST_WAITING)
      return { kind: 'too-many' };
    const id = context.newId();
    const expiresAt = new Date(at.getTime() + KEPT_HOURS * HOUR_MS);
    await insertBooklet(transaction, { id, askedBy: officer, order, at, expiresAt });
    await insertDeskEvent(transaction, {
      kind: 'booklet',
      officer,
      subject: describeOf(order.of, campaigns),
      note: order.title,
      at,
    });
    await context.enqueue(transaction, { name: 'print-booklet', data: { bookletId: id } });
    return { kind: 'asked' };
  });
}
