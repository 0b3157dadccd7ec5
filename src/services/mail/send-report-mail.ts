import { findReportContact } from '#db/cases/reports.ts';
import type { Later } from '#services/ports.ts';
import { answerParts } from './answer-mail.ts';
import { handOver } from './deliver.ts';
import { reportName } from './mail-names.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';

/** The very words that a writer gets who was answered: nobody who sees the mail learns which of the two somebody is. */
export async function sendReportMail(
  context: ApprovalMailContext,
  { reportId, news }: { reportId: string; news: string },
): Promise<Later | undefined> {
  const contact = await findReportContact(context.db, reportId);
  if (!contact) return undefined;
  return handOver(context, {
    name: reportName(reportId, news),
    to: await context.openContact(contact.sealedEmail),
    ...answerParts({ language: contact.language ?? 'en', writingType: 'STORY' }, context.site),
  });
}
