import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WORDS_DAYS } from '#domain/retention.ts';
import type { RemovalGround } from '#domain/vetting/removal.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { attributesOfLetters, languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { useSite } from '../shell/use-site.ts';
import { WhatWasCut } from './what-was-cut.tsx';

type Props = { receipt: Receipt };

/** The last step, once somebody has decided: an officer, or the writer. */
export function Decided({ receipt }: Props) {
  const { state } = receipt;
  const day = dayOf(receipt);
  if (state === 'published') return <Published receipt={receipt} />;
  if (state === 'refused')
    return receipt.unanswered ? <Unanswered receipt={receipt} /> : <NotAsItIs receipt={receipt} />;
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
        {receipt.ground && <p>{GROUND_WORDS[receipt.ground]}</p>}
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
      <WhatWasCut receipt={receipt} />
      <Note receipt={receipt} />
    </Step>
  );
}

/** Why it was taken down, as its writer is told. */
const GROUND_WORDS: Record<RemovalGround, string> = {
  guidelines: t`The reason: it does not keep one of our guidelines.`,
  safety: t`The reason: somebody could have been found or harmed by it.`,
  'about-somebody': t`The reason: somebody who is in it asked us.`,
  copied: t`The reason: as far as we know, its words belong to somebody else.`,
  law: t`The reason: a law or a court asks for it.`,
  mistake: t`The reason: we published it by mistake. We are sorry.`,
};

/** A word and no guideline, as of a text that came twice: there is nothing to change in it. */
const isOnlySaid = ({ reasons, note }: Receipt) => reasons.length === 0 && note !== null;

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
      {!isOnlySaid(receipt) && (
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
      )}
      <Appeal receipt={receipt} />
    </Step>
  );
}

/** Nobody refused it: what was asked had no answer in time. */
function Unanswered({ receipt }: Props) {
  const day = dayOf(receipt);
  return (
    <Step title={t`${day}: ended without an answer`}>
      <p>
        <Trans>
          We asked you something here and heard nothing, so we do not publish it. That says nothing
          about what you wrote.
        </Trans>
      </p>
      <p>
        {receipt.writingType === 'LETTER' ? (
          <Trans>
            You may send it again, as <Link to={receipt.formPath}>a new letter</Link>.
          </Trans>
        ) : (
          <Trans>
            You may send it again, as <Link to={receipt.formPath}>a new story</Link>.
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
  // Where it can be asked for on this page, nobody is sent to a mailbox.
  if (receipt.mayAppealUntil || receipt.appeal) return null;
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
