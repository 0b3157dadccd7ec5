import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AppealOfWriter, Receipt } from '#services/receipts/read-receipt.ts';
import type { ReplyProblem } from '#services/receipts/reply.ts';
import { FieldError } from '#web/ui/field.tsx';
import { attributesOfLetters } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import type { TypedReply } from './asked-of-you.tsx';
import { replyProblemWords } from './reply-problem-words.ts';
import { WordsForm } from './words-form.tsx';

type Props = {
  receipt: Receipt;
  words: string[];
  problem: ReplyProblem | null;
  typed: TypedReply;
};

/** Whoever thinks that we are mistaken asks once, and another officer looks again. */
export function AppealOnReceipt(props: Props) {
  const { receipt } = props;
  if (receipt.appeal) return <Asked appeal={receipt.appeal} receipt={receipt} />;
  return receipt.mayAppealUntil ? <AskAgain {...props} until={receipt.mayAppealUntil} /> : null;
}

function AskAgain({ receipt, words, problem, typed, until }: Props & { until: string }) {
  const day = dayText(until, receipt.today);
  return (
    <section className="stack wfull noprint" aria-labelledby="appeal">
      <h2 className="as-h3" id="appeal">
        <Trans>Do you think we are mistaken?</Trans>
      </h2>
      <p>
        <Trans>
          Another of our readers looks again, who has not decided about it before. You can ask once,
          until {day}, and you get an answer here within four business days.
        </Trans>
      </p>
      <WordsForm words={words}>
        <FieldError name="appeal" problem={problem ? replyProblemWords(problem) : undefined} />
        <label className="field own-place">
          <span>
            <Trans>What did we get wrong? A few words are enough.</Trans>
          </span>
          <textarea className="in" name="reply-words" rows={4} defaultValue={typed.words} />
        </label>
        <button type="submit" className="btn ghost" name="intent" value="appeal">
          <Trans>Ask for another look</Trans>
        </button>
      </WordsForm>
    </section>
  );
}

function Asked({ appeal, receipt }: { appeal: AppealOfWriter; receipt: Receipt }) {
  const asked = dayText(appeal.filedOn, receipt.today);
  return (
    <section className="answer" aria-labelledby="appeal">
      <h2 className="as-h3" id="appeal">
        {headingOf(appeal)}
      </h2>
      <p className="answer-day">{t`You asked on ${asked}`}</p>
      <Said text={appeal.words} />
      {appeal.answer !== null && (
        <>
          <p>
            <Trans>The person who looked again says:</Trans>
          </p>
          <Said text={appeal.answer} />
        </>
      )}
      <p className="note">{whatNow(appeal, receipt)}</p>
    </section>
  );
}

function headingOf({ closedOn, outcome }: AppealOfWriter): string {
  if (closedOn === null) return t`Another of our readers looks again`;
  return outcome === 'uphold'
    ? t`We looked again, and it stands`
    : t`We looked again: it is read anew`;
}

function whatNow(appeal: AppealOfWriter, { today }: Receipt): string {
  const { closedOn, outcome, answerBy } = appeal;
  if (closedOn === null) {
    const day = dayText(answerBy, today);
    return answerBy < today
      ? t`We promised an answer by ${day}, and this time we are late. It is not forgotten.`
      : t`You get an answer here by ${day}.`;
  }
  return outcome === 'uphold'
    ? t`This was the second look, and the last one here.`
    : t`It is back in line, as if it had just come.`;
}

/** In whatever language it was written. */
function Said({ text }: { text: string }) {
  return (
    <p className="answer-words" dir="auto" {...attributesOfLetters(text)}>
      {text}
    </p>
  );
}
