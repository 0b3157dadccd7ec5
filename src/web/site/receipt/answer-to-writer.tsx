import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { helpLineHref } from '#domain/safeguarding/help-lines.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { attributesOfLetters } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { WordsForm } from './words-form.tsx';

/** Words that a person wrote to the writer before anything was decided; they come before everything else. */
export function AnswerToWriter({ receipt, words }: { receipt: Receipt; words: string[] }) {
  const [newest, ...earlier] = receipt.answers;
  if (!newest) return null;
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="as-h3" id="answer">
        <Trans>An answer for you</Trans>
      </h2>
      <p className="answer-day">{dayText(newest.on, receipt.today)}</p>
      <Words text={newest.words} />
      {receipt.helpLines.length > 0 && (
        <ul className="answer-lines" aria-label={t`Where to call`}>
          {receipt.helpLines.map(({ name, number, about }) => (
            <li key={`${name} ${number}`}>
              <a className="answer-line" href={helpLineHref(number)} rel="noreferrer">
                <b dir="ltr">{number}</b>
                <span dir="auto">{[name, about].filter(Boolean).join(' · ')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {earlier.map(({ words: text, on }) => (
        <details key={text} className="more">
          <summary>{earlierAnswer(dayText(on, receipt.today))}</summary>
          <Words text={text} />
        </details>
      ))}
      {receipt.answerRead ? (
        <p className="note">
          <Trans>You have told us that you read it.</Trans>
        </p>
      ) : (
        <WordsForm words={words}>
          <p className="note">
            <Trans>Nobody else sees this, and nothing is published by it.</Trans>
          </p>
          <div className="row">
            <button type="submit" className="btn ghost" name="intent" value="read-answer">
              <Trans>Only this: I have read it</Trans>
            </button>
          </div>
        </WordsForm>
      )}
    </section>
  );
}

const earlierAnswer = (day: string) => t`An earlier answer, ${day}`;

/** In whatever language the person answered. */
function Words({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} dir="auto" {...attributesOfLetters(text)} className="answer-words">
      {paragraph}
    </p>
  ));
}
