import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ReportProblem } from '#domain/vetting/report.ts';
import { REPORT_GROUNDS } from '#domain/vetting/report-grounds.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { startProof, takeProof } from '../tell/proof-of-work.ts';
import { PROOF_FIELD, type ReportAnswer, type TypedReport } from './report-action.ts';
import { GROUND_WORDS, REPORT_PROBLEM_WORDS } from './report-words.ts';
import type { ReportedTitle } from './reported-title.ts';

type Props = {
  title: ReportedTitle;
  url: string;
  answer: Exclude<ReportAnswer, { kind: 'filed' }> | undefined;
};

const NOTHING: TypedReport = { ground: '', words: '', email: '', faith: false };

/** Posted as it is, so that it works without a script; with one, the sum of the bot check goes with it. */
export function ReportForm({ title, url, answer }: Props) {
  const typed = answer?.typed ?? NOTHING;
  const problemOf = (wanted: ReportProblem) =>
    answer?.kind === 'again' && answer.problems.includes(wanted)
      ? REPORT_PROBLEM_WORDS[wanted]
      : undefined;
  return (
    <main id="main" className="wrap">
      <div className="thanks one">
        <SumForm>
          <div className="stack">
            <p className="crumb">
              <Link to={url} {...languageAttributes(title.language)}>
                {title.text}
              </Link>
            </p>
            <h1>
              <Trans>Something is not right?</Trans>
            </h1>
            <p className="lead">
              <Trans>
                Tell us. A person reads every report. You do not need to give your name.
              </Trans>
            </p>
          </div>
          <p className="now911">
            <Icon name="alert" />
            <span>
              <Trans>If somebody is in danger now, call the emergency number where you are.</Trans>
            </span>
          </p>
          {answer && <NotTaken answer={answer} />}
          <fieldset className={problemOf('ground') ? 'field bad' : 'field'}>
            <legend>
              <Trans>What is it about?</Trans>
            </legend>
            <FieldError name="ground" problem={problemOf('ground')} />
            <div className="rlines">
              {REPORT_GROUNDS.map((ground) => (
                <label key={ground} className="rline">
                  <input
                    type="radio"
                    name="ground"
                    value={ground}
                    defaultChecked={typed.ground === ground}
                    aria-describedby={problemOf('ground') && 'ground-error'}
                  />
                  <b>{GROUND_WORDS[ground]}</b>
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            name="words"
            label={t`Which words, and why?`}
            hint={t`A few words are enough.`}
            problem={problemOf('long')}
          >
            {(control) => (
              <textarea
                className="in"
                rows={4}
                defaultValue={typed.words}
                dir="auto"
                {...control}
              />
            )}
          </Field>
          <Field
            name="email"
            label={t`Your e-mail`}
            optional
            hint={t`Only to answer you. Sealed, and erased 30 days after we have decided. Without it you get twelve words to look up our answer.`}
            problem={problemOf('email')}
          >
            {(control) => (
              <input
                type="text"
                className="in"
                inputMode="email"
                autoComplete="email"
                dir="ltr"
                defaultValue={typed.email}
                {...control}
              />
            )}
          </Field>
          <div className={problemOf('faith') ? 'field bad' : 'field'}>
            <FieldError name="faith" problem={problemOf('faith')} />
            <label className="tick">
              <input
                type="checkbox"
                name="faith"
                value="yes"
                defaultChecked={typed.faith}
                aria-describedby={problemOf('faith') && 'faith-error'}
              />
              <span>
                <Trans>I mean this honestly: as far as I know, what I write here is true.</Trans>
              </span>
            </label>
          </div>
          <p className="note">
            <Trans>
              We answer within two working days, and tell the writer only what we decided, never who
              you are.
            </Trans>
          </p>
        </SumForm>
      </div>
    </main>
  );
}

function SumForm({ children }: { children: React.ReactNode }) {
  const proof = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (sending) return event.preventDefault();
    if (proof.current?.value) return;
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const token = await takeProof();
    if (proof.current && token) proof.current.value = token;
    form.submit();
  };
  return (
    <form
      method="post"
      className="stack l repform"
      onFocus={startProof}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      {children}
      <input type="hidden" name={PROOF_FIELD} ref={proof} />
      <button type="submit" className="btn" aria-disabled={sending}>
        {sending ? t`Sending…` : t`Send it`}
      </button>
    </form>
  );
}

function NotTaken({ answer }: { answer: NonNullable<Props['answer']> }) {
  return (
    <p className="err" role="alert">
      <Icon name="alert" />
      <span>{notTakenWords(answer.kind)}</span>
    </p>
  );
}

function notTakenWords(kind: NonNullable<Props['answer']>['kind']): string {
  switch (kind) {
    case 'again':
      return t`Something is missing. Your words are still here.`;
    case 'too-many':
      return t`Many reports came from where you are. Your words are still here: please send them again in an hour.`;
    case 'not-human':
      return t`Very many reports are arriving, and for the moment we only take those that a small script in the browser sends. Your words are still here.`;
    case 'gone':
      return t`This page is not on the site any more, so there is nothing left to report.`;
  }
}
