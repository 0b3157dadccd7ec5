import { type ApprovalMailContext, sendApprovalMail } from '#services/mail/send-approval-mail.ts';

export const run = (context: ApprovalMailContext, data: { storyId: string; eventNo: number }) =>
  sendApprovalMail(context, data);
