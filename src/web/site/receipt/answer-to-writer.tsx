import { helpLineHref } from '#domain/safeguarding/help-lines.ts';
import { dayText } from '#domain/story/date-text.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { answerLanguage } from './answer-language.ts';
import { WordsForm } from './words-form.tsx';

/** Words that a person wrote to the writer before anything was decided; they come before everything else. */
export function AnswerToWriter({ receipt, words }: { receipt: Receipt; words: string[] }) {
  const [newest, ...earlier] = receipt.answers;
  if (!newest) return null;
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="as-h3" id="answer">
        An answer for you
      </h2>
      <p className="answer-day">{dayText(newest.on, receipt.today)}</p>
      <Words text={newest.words} />
      {receipt.helpLines.length > 0 && (
        <ul className="answer-lines" aria-label="Where to call">
          {receipt.helpLines.map(({ id, name, number, about }) => (
            <li key={id}>
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
          <summary>An earlier answer, {dayText(on, receipt.today)}</summary>
          <Words text={text} />
        </details>
      ))}
      {receipt.answerRead ? (
        <p className="note">You have told us that you read it.</p>
      ) : (
        <WordsForm words={words}>
          <p className="note">Nobody else sees this, and nothing is published by it.</p>
          <div className="row">
            <button type="submit" className="btn ghost" name="intent" value="read-answer">
              Only this: I have read it
            </button>
          </div>
        </WordsForm>
      )}
    </section>
  );
}

/** In whatever language the person answered. */
function Words({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} dir="auto" {...answerLanguage(text)} className="answer-words">
      {paragraph}
    </p>
  ));
}
