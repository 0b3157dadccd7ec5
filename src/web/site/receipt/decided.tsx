import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { spokenLanguage } from '#domain/options/languages.ts';
import { WORDS_DAYS } from '#domain/retention.ts';
import { dayText } from '#domain/story/date-text.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { useSite } from '../shell/use-site.ts';
import { answerLanguage } from './answer-language.ts';

type Props = { receipt: Receipt };

/** The last step, once somebody has decided: an officer, or the writer. */
export function Decided({ receipt }: Props) {
  const { state } = receipt;
  if (state === 'published') return <Published receipt={receipt} />;
  if (state === 'refused') return <NotAsItIs receipt={receipt} />;
  if (state === 'withdrawn')
    return (
      <Step receipt={receipt} what="taken back">
        <p>You withdrew it. Our readers no longer read it, and nobody can open its page.</p>
      </Step>
    );
  if (state === 'removed')
    return (
      <Step receipt={receipt} what="taken down">
        <p>One of us took the page down after it was published.</p>
        <Reasons receipt={receipt} />
        <Appeal receipt={receipt} />
      </Step>
    );
  if (receipt.lapsed) return <NobodyDecided receipt={receipt} />;
  return (
    <Step receipt={receipt} what="decided">
      <p>
        We will not publish this text. What we look for is in the{' '}
        <Link to="/guidelines">submission guidelines</Link>.
      </p>
      <Appeal receipt={receipt} />
    </Step>
  );
}

function Published({ receipt }: Props) {
  const site = useSite();
  return (
    <Step receipt={receipt} what="published" done>
      <p>It is on the wall, for anyone to read:</p>
      <p>
        <Link to={receipt.url}>
          <PermalinkText origin={site.origin} url={receipt.url} />
        </Link>
      </p>
      {receipt.paused && <p>Sharing is paused.</p>}
      <Note receipt={receipt} />
    </Step>
  );
}

/** Thanks, the reason, and what would make it publishable: the same order as the mail. */
function NotAsItIs({ receipt }: Props) {
  return (
    <Step receipt={receipt} what="decided">
      <p>
        Thank you for writing. We cannot publish it as it is
        {receipt.reasons.length > 0 ? ', and this is why:' : '.'}
      </p>
      <Reasons receipt={receipt} />
      <p>
        If you change that, we would gladly read it again, as <SendAnew receipt={receipt} />.
      </p>
      <Appeal receipt={receipt} />
    </Step>
  );
}

/** Our fault, and not a word about the text. */
function NobodyDecided({ receipt }: Props) {
  const { appeals } = useSite().emails;
  return (
    <Step receipt={receipt} what="ended without a decision">
      <p>
        We are sorry. Nobody here could decide about it within a year. That says nothing about what
        you wrote.
      </p>
      {receipt.erasedOn ? (
        <p>Its words were erased, as we erase all that we have no more use for.</p>
      ) : (
        <p>
          Its words are erased {WORDS_DAYS.hidden} days later. If you would like us to read it
          before that, write to <a href={`mailto:${appeals}`}>{appeals}</a> and give the reference{' '}
          {receipt.hash}.
        </p>
      )}
      <p>
        If you still want to tell it, <SendAnew receipt={receipt} /> is welcome.
      </p>
    </Step>
  );
}

function SendAnew({ receipt }: Props) {
  return (
    <Link to={receipt.formPath}>a new {receipt.writingType === 'LETTER' ? 'letter' : 'story'}</Link>
  );
}

type StepProps = Props & { what: string; done?: boolean; children: ReactNode };

function Step({ receipt, what, done = false, children }: StepProps) {
  return (
    <li className={done ? 'done' : 'now'}>
      <div className="told">
        <b>
          {dayText(receipt.since, receipt.today)}: {what}
        </b>
        {children}
      </div>
    </li>
  );
}

function Reasons({ receipt }: Props) {
  return (
    <>
      {receipt.reasons.map((reason) => (
        <blockquote key={reason} {...languageAttributes(spokenLanguage(receipt.language))}>
          {reason}
        </blockquote>
      ))}
      <Note receipt={receipt} />
    </>
  );
}

function Note({ receipt }: Props) {
  if (!receipt.note) return null;
  return (
    <>
      <p>The person who read it adds:</p>
      <blockquote className="lines" {...answerLanguage(receipt.note)}>
        {receipt.note}
      </blockquote>
    </>
  );
}

function Appeal({ receipt }: Props) {
  const { appeals } = useSite().emails;
  return (
    <p>
      If you think we are mistaken, write to <a href={`mailto:${appeals}`}>{appeals}</a> and give
      the reference {receipt.hash}. A person reads it.
    </p>
  );
}
