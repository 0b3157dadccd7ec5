/**
 * What a mail is called inside the worker. Every attempt at it has the same name, and another decision about the same
 * story is another mail. A quiet mail has the name of the one it stands for.
 */
export const approvalName = ({ hash }: { hash: string }) => `approval ${hash}`;
export const refusalName = ({ hash }: { hash: string }, eventNo: number) =>
  `refusal ${hash} ${eventNo}`;
export const answerName = ({ hash }: { hash: string }, eventNo: number) =>
  `answer ${hash} ${eventNo}`;
export const questionName = ({ hash }: { hash: string }, eventNo: number) =>
  `question ${hash} ${eventNo}`;
/** Names no text. */
export const reportName = (reportId: string, news: string) => `report ${reportId} ${news}`;
export const removalName = ({ hash }: { hash: string }, eventNo: number) =>
  `removal ${hash} ${eventNo}`;
