import { t } from '@lingui/core/macro';
import type { ReplyProblem } from '#services/receipts/reply.ts';
import { LOCALE } from '#web/words/locale.ts';
import { problemWords } from '#words/problems.ts';

/** Why an answer to a question was not taken. */
export function replyProblemWords(problem: ReplyProblem): string {
  switch (problem.code) {
    case 'over':
      return t`This was not taken: nobody waits for it any more. Where your text is now stands below.`;
    case 'empty':
      return t`Please write something here.`;
    case 'no-adult':
      return t`Please tick the box, if you say yes.`;
    case 'form':
      return problemWords(problem.problem, LOCALE);
  }
}
