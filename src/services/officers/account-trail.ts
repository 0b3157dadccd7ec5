import { insertDeskEvent } from '#db/insert-events.ts';
import { isNews } from '#domain/vetting/account-news.ts';
import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import type { JobQueue } from '#services/ports.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** Where somebody's account changes: the log and the mails have to be told. */
export type AccountContext = DeskContext & { enqueue: JobQueue };

type AccountEvent = {
  kind: DeskEventKind;
  /** Who did it; null where nobody can know. */
  officer: string | null;
  /** Whose account it is about, by its e-mail address. */
  subject: string;
  note?: string;
  at: Date;
  byCode?: boolean;
};

/** One line in the log, and where it is news a mail, together or not at all. */
export async function noteAccount(
  { db, enqueue }: Pick<AccountContext, 'db' | 'enqueue'>,
  { byCode, ...event }: AccountEvent,
): Promise<void> {
  const eventNo = await insertDeskEvent(db, event);
  if (isNews({ kind: event.kind, ...(byCode && { byCode }) }))
    await enqueue(db, { name: 'tell-of-account', data: { eventNo } });
}
