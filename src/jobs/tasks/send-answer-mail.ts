import { sendAnswerMail } from '#services/mail/send-answer-mail.ts';
import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';

export const run = (context: ApprovalMailContext, data: { storyId: string; eventNo: number }) =>
  sendAnswerMail(context, data);
