import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';
import { sendRefusalMail } from '#services/mail/send-refusal-mail.ts';

export const run = (context: ApprovalMailContext, data: { storyId: string; eventNo: number }) =>
  sendRefusalMail(context, data);
