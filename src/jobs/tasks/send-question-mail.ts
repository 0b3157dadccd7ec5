import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';
import { sendQuestionMail } from '#services/mail/send-question-mail.ts';

export const run = (context: ApprovalMailContext, data: { storyId: string; eventNo: number }) =>
  sendQuestionMail(context, data);
