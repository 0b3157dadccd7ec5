import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';
import { sendRemovalMail } from '#services/mail/send-removal-mail.ts';

export const run = (context: ApprovalMailContext, data: { storyId: string; eventNo: number }) =>
  sendRemovalMail(context, data);
