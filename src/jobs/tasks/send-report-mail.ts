import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';
import { sendReportMail } from '#services/mail/send-report-mail.ts';

export const run = (context: ApprovalMailContext, data: { reportId: string; news: string }) =>
  sendReportMail(context, data);
