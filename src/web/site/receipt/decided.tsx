import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WORDS_DAYS } from '#domain/retention.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { attributesOfLetters, languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { useSite } from '../shell/use-site.ts';

type Props = { receipt: Receipt };

/** The last step, once somebody has decided: an officer, or the writer. */
export function Decided({ receipt }: Props) {
  const { state } = receipt;
  const day = dayOf(receipt);
  if (state === 'published') return <Published receipt={receipt} />;
  if (state === 'refused') return <NotAsItIs receipt={receipt} />;
  if (state === 'withdrawn')
    return (
      <Step title={t`${day}: taken back`}>
        <p>
          <Trans>
            You withdrew it. Our readers no longer read it, and nobody can open its page.
          </Trans>
        </p>
      </Step>
    );
  if (state === 'removed')
    return (
      <Step title={t`${day}: taken down`}>
        <p>
          <Trans>One of us took the page down after it was published.</Trans>
        </p>
        <Reasons receipt={receipt} />
        <Appeal receipt={receipt} />
      </Step>
    );
  if (receipt.lapsed) return <NobodyDecided receipt={receipt} />;
  return (
    <Step title={t`${day}: decided`}>
      <p>
        <Trans>
          We will not publish this text. What we look for is in the{' '}
          <Link to="/guidelines">submission guidelines</Link>.
        </Trans>
      </p>
      <Appeal receipt={receipt} />
    </Step>
  );
}

function Published({ receipt }: Props) {
  const site = useSite();
  const day = dayOf(receipt);
  return (
    <Step title={t`${day}: published`} done>
      <p>
        <Trans>It is on the wall, for anyone to read:</Trans>
      </p>
      <p>
        <Link to={receipt.url}>
          <PermalinkText origin={site.origin} url={receipt.url} />
        </Link>
      </p>
      {receipt.paused && (
        <p>
          <Trans>Sharing is paused.</Trans>
        </p>
      )}
      <Note receipt={receipt} />
    </Step>
  );
}

/** Thanks, the reason, and what would make it publishable: the same order as the mail. */
function NotAsItIs({ receipt }: Props) {
  const day = dayOf(receipt);
  return (
    <Step title={t`${day}: decided`}>
      <p>
        {receipt.reasons.length > 0
          ? t`Thank you for writing. We cannot publish it as it is, and this is why:`
          : t`Thank you for writing. We cannot publish it as it is.`}
      </p>
      <Reasons receipt={receipt} />
      <p>
        {receipt.writingType === 'LETTER' ? (
          <Trans>
            If you change that, we would gladly read it again, as{' '}
            <Link to={receipt.formPath}>a new letter</Link>.
          </Trans>
        ) : (
          <Trans>
            If you change that, we would gladly read it again, as{' '}
            <Link to={receipt.formPath}>a new story</Link>.
          </Trans>
        )}
      </p>
      <Appeal receipt={receipt} />
    </Step>
  );
}

/** Our fault, and not a word about the text. */
function NobodyDecided({ receipt }: Props) {
  const { appeals } = useSite().emails;
  const { hash: reference } = receipt;
  const day = dayOf(receipt);
  const days = WORDS_DAYS.hidden;
  return (
    <Step title={t`${day}: ended without a decision`}>
      <p>
        <Trans>
          We are sorry. Nobody here could decide about it within a year. That says nothing about
          what you wrote.
        </Trans>
      </p>
      {receipt.erasedOn ? (
        <p>
          <Trans>Its words were erased, as we erase all that we have no more use for.</Trans>
        </p>
      ) : (
        <p>
          {plural(days, { other: 'Its words are erased # days later.' })}{' '}
          <Trans>
            If you would like us to read it before that, write to{' '}
            <a href={`mailto:${appeals}`}>{appeals}</a> and give the reference {reference}.
          </Trans>
        </p>
      )}
      <p>
        {receipt.writingType === 'LETTER' ? (
          <Trans>
            If you still want to tell it, <Link to={receipt.formPath}>a new letter</Link> is
            welcome.
          </Trans>
        ) : (
          <Trans>
            If you still want to tell it, <Link to={receipt.formPath}>a new story</Link> is welcome.
          </Trans>
        )}
      </p>
    </Step>
  );
}

const dayOf = ({ since, today }: Receipt) => dayText(since, today);

type StepProps = { title: string; done?: boolean; children: ReactNode };

function Step({ title, done = false, children }: StepProps) {
  return (
    <li className={done ? 'done' : 'now'}>
      <div className="told">
        <b>{title}</b>
        {children}
      </div>
    </li>
  );
}

function Reasons({ receipt }: Props) {
  return (
    <>
      {receipt.reasons.map((reason) => (
        <blockquote key={reason.text} {...languageAttributes(reason.language)}>
          {reason.text}
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
      <p>
        <Trans>The person who read it adds:</Trans>
      </p>
      <blockquote className="lines" {...attributesOfLetters(receipt.note)}>
        {receipt.note}
      </blockquote>
    </>
  );
}

function Appeal({ receipt }: Props) {
  const { appeals } = useSite().emails;
  const { hash: reference } = receipt;
  return (
    <p>
      <Trans>
        If you think we are mistaken, write to <a href={`mailto:${appeals}`}>{appeals}</a> and give
        the reference {reference}. A person reads it.
      </Trans>
    </p>
  );
}
