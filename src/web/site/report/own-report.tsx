import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CaseOutcome } from '#domain/vetting/report.ts';
import type { OpenReceiptOutcome } from '#services/receipts/open-receipt.ts';
import type { OwnReceipt } from '#services/reports/read-own-report.ts';
import { FieldError } from '#web/ui/field.tsx';
import { attributesOfLetters, languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { Slip } from '../receipt/slip.tsx';
import { WordsForm } from '../receipt/words-form.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { GROUND_WORDS, REPORT_PROBLEM_WORDS } from './report-words.ts';
import type { ReportedTitle } from './reported-title.ts';

type Said = Extract<OpenReceiptOutcome, { kind: 'report' }>['said'];

type Props = {
  heading: string;
  /** Just sent: the words are shown for the first time. */
  fresh?: boolean;
  words: string[];
  report: OwnReceipt;
  title: ReportedTitle | null;
  said?: Said;
};

/** What became of a report, for whoever holds its twelve words. */
export function OwnReport({ heading, fresh = false, words, report, title, said = null }: Props) {
  return (
    <main id="main" className="wrap">
      <div className="thanks one">
        <div className="stack xl">
          <div className="stack">
            <p className="noprint">
              <LeaveLink className="go leave top" />
            </p>
            <h1>{heading}</h1>
            <p className="lead">
              <AboutWhat title={title} />{' '}
              {fresh && (
                <Trans>
                  Keep these words: with them you find our answer, without a name and without an
                  e-mail.
                </Trans>
              )}
            </p>
            {said === 'taken' && (
              <p className="saved-note">
                <Trans>Thank you. Your answer is with our readers, who go on from here.</Trans>
              </p>
            )}
          </div>
          {fresh && <Slip words={words} />}
          {report.askedUntil && <AskedOfReporter {...{ report, words, said }} />}
          {said === 'asked' && (
            <p className="saved-note">
              <Trans>Thank you for telling us. Another of our readers looks again.</Trans>
            </p>
          )}
          {report.answer !== null && <Answer report={report} />}
          {report.againUntil && <AskAgain {...{ report, words, said }} until={report.againUntil} />}
          <section className="stack" aria-labelledby="next">
            <h2 className="as-h3" id="next">
              {fresh ? t`What happens now` : t`Where it is now`}
            </h2>
            <Steps report={report} />
          </section>
          {report.before && <SaidBefore before={report.before} today={report.today} />}
          {!fresh && <WhatYouWrote report={report} />}
          {!fresh && <Slip words={words} />}
          <p className="note noprint">
            <Trans>
              On a shared computer? <Link to="/receipt">Close this receipt</Link> when you are done,
              and then the tab, and any other tab that shows your twelve words. We leave nothing of
              it on this device.
            </Trans>
          </p>
        </div>
      </div>
    </main>
  );
}

function AboutWhat({ title }: { title: ReportedTitle | null }) {
  if (!title) return t`About a text that is not on the site any more.`;
  return (
    <Trans>
      About “<span {...languageAttributes(title.language)}>{title.text}</span>”.
    </Trans>
  );
}

function AskedOfReporter({
  report,
  words,
  said,
}: {
  report: OwnReceipt;
  words: string[];
  said: Said;
}) {
  const newest = report.asked.at(-1);
  const day = dayText(report.askedUntil ?? report.today, report.today);
  const problem = said === 'empty' || said === 'long' ? REPORT_PROBLEM_WORDS[said] : undefined;
  if (!newest) return null;
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="as-h3" id="asked">
        <Trans>We ask you something first</Trans>
      </h2>
      <SaidWords text={newest.words} />
      <p className="answer-day">{t`Until ${day}`}</p>
      <WordsForm words={words}>
        <FieldError name="reply-words" problem={problem} />
        <label className="field own-place">
          <span>
            <Trans>Your answer. Nobody but our readers sees it.</Trans>
          </span>
          <textarea className="in" name="reply-words" rows={4} dir="auto" />
        </label>
        <button type="submit" className="btn" name="intent" value="say-more">
          <Trans>Send my answer</Trans>
        </button>
      </WordsForm>
    </section>
  );
}

type AgainProps = { report: OwnReceipt; words: string[]; said: Said; until: string };

/** Whoever thinks that we are mistaken asks once, and another officer looks again. */
function AskAgain({ report, words, said, until }: AgainProps) {
  const day = dayText(until, report.today);
  const problem = said === 'empty' || said === 'long' ? REPORT_PROBLEM_WORDS[said] : undefined;
  return (
    <section className="stack noprint" aria-labelledby="again">
      <h2 className="as-h3" id="again">
        <Trans>Do you think we are mistaken?</Trans>
      </h2>
      <p>
        <Trans>
          Another of our readers looks again, who has not decided about it before. You can ask once,
          until {day}, and you find the answer here.
        </Trans>
      </p>
      <WordsForm words={words}>
        <FieldError name="reply-words" problem={problem} />
        <label className="field own-place">
          <span>
            <Trans>What did we get wrong? A few words are enough.</Trans>
          </span>
          <textarea className="in" name="reply-words" rows={4} dir="auto" />
        </label>
        <button type="submit" className="btn ghost" name="intent" value="appeal">
          <Trans>Ask for another look</Trans>
        </button>
      </WordsForm>
    </section>
  );
}

type Before = { before: NonNullable<OwnReceipt['before']>; today: string };

/** Of the first look, where there is a second. */
function SaidBefore({ before, today }: Before) {
  if (before.answer === null) return null;
  return (
    <section className="stack" aria-labelledby="before">
      <h2 className="as-h3" id="before">
        <Trans>What we answered first</Trans>
      </h2>
      <p className="answer-day">{dayText(before.closedOn ?? today, today)}</p>
      <SaidWords text={before.answer} />
    </section>
  );
}

function Answer({ report }: { report: OwnReceipt }) {
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="as-h3" id="answer">
        <Trans>An answer for you</Trans>
      </h2>
      <p className="answer-day">{dayText(report.closedOn ?? report.today, report.today)}</p>
      <SaidWords text={report.answer ?? ''} />
    </section>
  );
}

const DECIDED: Record<CaseOutcome, string> = {
  keep: t`The text stays as it is`,
  change: t`The text stays, with passages changed`,
  remove: t`The text was taken down`,
};

function Steps({ report }: { report: OwnReceipt }) {
  const { today, no } = report;
  const filed = dayText(report.filedOn, today);
  const read = report.acknowledgedOn && dayText(report.acknowledgedOn, today);
  const closed = report.closedOn && dayText(report.closedOn, today);
  return (
    <ol className="when">
      <li className="done">
        <div>
          <b>{t`${filed}: received`}</b>
          <span>{t`Number ${no}.`}</span>
        </div>
      </li>
      <li className={read || closed ? 'done' : 'now'}>
        <div>
          <b>{read ? t`${read}: read` : promised(report.firstAnswerBy, today, 'answer')}</b>
          <span>
            {read
              ? t`One of our readers has read what you told us.`
              : t`One of our readers has read it by then. If a child can be found through the page, it is paused the same day.`}
          </span>
        </div>
      </li>
      <li className={closed ? 'done' : read ? 'now' : undefined}>
        <div>
          <b>{closed ? t`${closed}: decided` : promised(report.decideBy, today, 'decision')}</b>
          <span>{closed ? decidedWords(report) : t`Kept, changed or taken down, and why.`}</span>
        </div>
      </li>
    </ol>
  );
}

function promised(by: string, today: string, what: 'answer' | 'decision'): string {
  const day = dayText(by, today);
  if (by < today)
    return t`We promised an answer by ${day}, and this time we are late. It is not forgotten.`;
  return what === 'answer' ? t`By ${day}: a first answer` : t`By ${day}: decided`;
}

const decidedWords = ({ outcome }: OwnReceipt) =>
  outcome ? DECIDED[outcome] : t`The text left the site before we decided.`;

function WhatYouWrote({ report }: { report: OwnReceipt }) {
  return (
    <section className="stack" aria-labelledby="wrote">
      <h2 className="as-h3" id="wrote">
        <Trans>What you told us</Trans>
      </h2>
      <p>{GROUND_WORDS[report.ground]}</p>
      {[report.before?.words ?? '', report.words, report.more ?? ''].filter(Boolean).map((text) => (
        <SaidWords key={text} text={text} />
      ))}
    </section>
  );
}

/** In whatever language it was written. */
function SaidWords({ text }: { text: string }) {
  return (
    <p className="answer-words" dir="auto" {...attributesOfLetters(text)}>
      {text}
    </p>
  );
}
