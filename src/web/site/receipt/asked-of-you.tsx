import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Receipt, WaitingQuestion } from '#services/receipts/read-receipt.ts';
import type { ReplyProblem } from '#services/receipts/reply.ts';
import { FieldError } from '#web/ui/field.tsx';
import { PlaceDiff } from '#web/ui/place-diff.tsx';
import { attributesOfLetters, languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { numberWord } from '#web/words/numbers.ts';
import { replyProblemWords } from './reply-problem-words.ts';
import { WordsForm } from './words-form.tsx';

export type TypedReply = { places: string[]; words: string };

type Props = {
  receipt: Receipt;
  question: WaitingQuestion;
  words: string[];
  problem: ReplyProblem | null;
  /** What was typed and not taken. */
  typed: TypedReply;
};

/** What an officer asks: the words, what may be answered, until when, and what happens if nobody does. */
export function AskedOfYou(props: Props) {
  const { receipt, question } = props;
  const day = dayText(question.askedOn, receipt.today);
  return (
    <section className="answer asked" aria-labelledby="asked">
      <h2 className="as-h3" id="asked">
        {headingOf(question)}
      </h2>
      <p className="answer-day">{t`One of our readers asks you, ${day}`}</p>
      <p className="answer-words" dir="auto" {...attributesOfLetters(question.words)}>
        {question.words}
      </p>
      <Answers {...props} />
      <p className="note">
        {untilWords(props)} {silenceWords(props)}{' '}
        <Trans>The days we promised you stand still until you have answered.</Trans>
      </p>
    </section>
  );
}

function headingOf({ kind, places }: WaitingQuestion): string {
  if (kind === 'adults-yes') return t`Does an adult say yes to it?`;
  if (kind === 'something-else') return t`May we ask you something?`;
  const number = numberWord(places.length).toLowerCase();
  return plural(places.length, {
    one: 'May we change one place?',
    other: `May we change ${number} places?`,
  });
}

function Answers(props: Props) {
  switch (props.question.kind) {
    case 'change':
      return <AnswerToChange {...props} />;
    case 'adults-yes':
      return <AdultsYes {...props} />;
    case 'something-else':
      return <AnswerInWords {...props} />;
  }
}

/** A form of its own for each answer: without a script a press sends what stands beside it. */
function ReplyForm({ words, question, children }: Props & { children: ReactNode }) {
  return (
    <WordsForm words={words}>
      <input type="hidden" name="question" value={question.no} />
      {children}
    </WordsForm>
  );
}

function AnswerToChange(props: Props) {
  const { receipt, question, problem, typed } = props;
  const language = languageAttributes(receipt.language);
  return (
    <>
      {question.places.map((place) => (
        <PlaceDiff
          key={`${place.before} ${place.after}`}
          place={place}
          was={place.where === 'title' ? t`Your title` : t`Your words`}
          becomes={t`We propose`}
          leftOut={t`To leave this out`}
          language={language}
        />
      ))}
      <ReplyForm {...props}>
        <button type="submit" className="btn" name="intent" value="reply-yes">
          <Trans>Yes, use these words</Trans>
        </button>
      </ReplyForm>
      <details className="more" open={problem !== null}>
        <summary>
          <Trans>Write it another way</Trans>
        </summary>
        <ReplyForm {...props}>
          <Problem problem={problem} />
          {question.places.map((place, index) => (
            <label key={`${place.before} ${place.after}`} className="field own-place">
              <span>{placeLabel(index, question.places.length)}</span>
              <textarea
                className="in"
                name="place"
                rows={4}
                defaultValue={typed.places[index] ?? place.before}
                {...language}
              />
            </label>
          ))}
          <button type="submit" className="btn ghost" name="intent" value="reply-own">
            <Trans>Send my words</Trans>
          </button>
        </ReplyForm>
      </details>
      <TakeBack {...props} />
    </>
  );
}

function placeLabel(index: number, count: number): string {
  if (count === 1) return t`Your own words for this place`;
  const number = index + 1;
  return t`Your own words for place ${number}`;
}

/** The adult sits beside the child, or has the slip. */
function AdultsYes(props: Props) {
  const { problem, typed } = props;
  return (
    <>
      <ReplyForm {...props}>
        <p>
          <Trans>This part is for a parent, a guardian or a teacher of whoever wrote it.</Trans>
        </p>
        <Problem problem={problem} />
        <label className="tick">
          <input type="checkbox" name="adult" />
          <span>
            <Trans>I look after the person who wrote this, and I say yes to publishing it.</Trans>
          </span>
        </label>
        <label className="field own-place">
          <span>
            <Trans>Who you are, if you would like to say. Only our readers see it.</Trans>
          </span>
          <textarea className="in" name="reply-words" rows={2} defaultValue={typed.words} />
        </label>
        <button type="submit" className="btn" name="intent" value="reply-yes">
          <Trans>Send this yes</Trans>
        </button>
      </ReplyForm>
      <TakeBack {...props} />
    </>
  );
}

function AnswerInWords(props: Props) {
  const { problem, typed } = props;
  return (
    <>
      <ReplyForm {...props}>
        <Problem problem={problem} />
        <label className="field own-place">
          <span>
            <Trans>Your answer. Only our readers see it.</Trans>
          </span>
          <textarea className="in" name="reply-words" rows={4} defaultValue={typed.words} />
        </label>
        <button type="submit" className="btn" name="intent" value="reply-words">
          <Trans>Send my answer</Trans>
        </button>
      </ReplyForm>
      <TakeBack {...props} />
    </>
  );
}

function TakeBack({ receipt, words }: Props) {
  const letter = receipt.writingType === 'LETTER';
  return (
    <details className="more">
      <summary>{letter ? t`Take my letter back` : t`Take my story back`}</summary>
      <WordsForm words={words}>
        <p>
          <Trans>It is never published. You do not need to say why.</Trans>
        </p>
        <button type="submit" className="btn ghost" name="intent" value="withdraw">
          <Trans>Yes, withdraw it</Trans>
        </button>
      </WordsForm>
    </details>
  );
}

function Problem({ problem }: { problem: ReplyProblem | null }) {
  return <FieldError name="reply" problem={problem ? replyProblemWords(problem) : undefined} />;
}

function untilWords({ receipt, question }: Props): string {
  const day = dayText(question.until, receipt.today);
  return t`You have until ${day}.`;
}

function silenceWords({ question }: Props): string {
  return question.ifSilent === 'publish'
    ? t`If we hear nothing, we publish it without these passages, and its page says that some were left out.`
    : t`If we hear nothing, we do not publish it, and you may send it again.`;
}
