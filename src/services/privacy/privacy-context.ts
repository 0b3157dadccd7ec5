import type { Database } from '#db/connect.ts';
import type { ContactOpen } from '#services/ports.ts';
import type { JournalContext } from '#services/retention/copy-to-journal.ts';

/** Three roles, because no single one may find, withdraw and erase. */
export type PrivacyContext = JournalContext & {
  deskDb: Database;
  workerDb: Database;
  openContact: ContactOpen;
};
