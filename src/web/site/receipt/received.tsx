import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wallClass } from '#domain/motif/own-wall.ts';
import { addressIn } from '#domain/options/locales.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { PROMISED_DAYS } from '#web/words/numbers.ts';
import { CareNote } from '../shell/care-note.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { useSite } from '../shell/use-site.ts';
import { isOwnDevice } from '../tell/drafts.ts';
import { type AfterSending, afterSending } from './after-sending.ts';
import { AskOnePerson } from './ask-one-person.tsx';
import type { Thanks } from './kept-thanks.ts';
import type { HungTile } from './placed-tile.tsx';
import type { ThankingRoom } from './room-thanks.ts';
import { Slip } from './slip.tsx';
import { WaitingStar, WaitingTile } from './waiting-tile.tsx';

type Props = Omit<Thanks, 'room'> & {
  room: ThankingRoom | undefined;
  newest: readonly HungTile[];
};

const days = PROMISED_DAYS;

/** What a writer is told once a text has arrived: its place, its receipt, what comes next. */
export function Received({ url, receipt, writingType, room: of, newest }: Props) {
  const after = afterSending({ url, writingType, room: of }, useSite());
  const room = after.wall ? `room ${wallClass(after.wall)} thanks-room` : undefined;
  return (
    <main id="main">
      <div className={after.quiet ? `${room} quietroom` : room}>
        <div className="wrap thanks2">
          <div className="say">
            <p className="noprint">
              <LeaveLink className="go leave top" />
            </p>
            <h1>{after.heading}</h1>
            {after.quiet ? <QuietLead after={after} /> : <p className="lead">{after.lead}</p>}
          </div>
          <WaitingTile after={after} url={url} newest={newest} />
          <div className="then">
            {receipt.length > 0 && <ReceiptGiven words={receipt} letter={after.letter} />}
          </div>
          {after.goal && <WaitingStar goal={after.goal} />}
        </div>
      </div>
      {after.quiet && (
        <div className="wrap section noprint">
          <CareNote />
        </div>
      )}
      <Steps url={url} after={after} />
      {!after.quiet && <Onward after={after} />}
    </main>
  );
}

function QuietLead({ after }: { after: AfterSending }) {
  return (
    <>
      <p className="lead">
        <Trans>
          Thank you for writing it. One of our readers will read it with care, in {days} business
          days. When it is published, it hangs in this room, beside the others.
        </Trans>
      </p>
      <div className="row noprint">
        <Link className="btn pale" to={after.read.to}>
          {after.read.label}
        </Link>
        <Link className="go" to={after.another.to}>
          <span>{after.another.label}</span>
        </Link>
      </div>
    </>
  );
}

/** Covered until asked for, except on a device that the writer said is theirs. */
function ReceiptGiven({ words, letter }: { words: string[]; letter: boolean }) {
  const open = useScriptRuns() && isOwnDevice();
  return (
    <section className="keep" aria-labelledby="keep">
      <div className="stack s noprint">
        <h2 className="as-h4" id="keep">
          <Trans>Your receipt</Trans>
        </h2>
        <p>
          {letter ? (
            <Trans>
              Twelve words. With them, and without an account, you can see where your letter is,
              hide your name, pause sharing or take it back, on{' '}
              <Apart href={addressIn(LOCALE, '/receipt')}>the receipt page</Apart>. Whoever holds
              them holds the letter.
            </Trans>
          ) : (
            <Trans>
              Twelve words. With them, and without an account, you can see where your story is, hide
              your name, pause sharing or take it back, on{' '}
              <Apart href={addressIn(LOCALE, '/receipt')}>the receipt page</Apart>. Whoever holds
              them holds the story.
            </Trans>
          )}
        </p>
        <p className="note">
          <Trans>
            On a shared device, look around before you show them. Keep them now: they are gone once
            this tab is closed, and we cannot find them again.
          </Trans>
        </p>
      </div>
      <details className="keepsafe" open={open}>
        <summary className="btn ghost noprint">
          <Icon name="eye" />
          <span className="o">
            <Trans>Show my twelve words</Trans>
          </span>
          <span className="x">
            <Trans>Hide them again</Trans>
          </span>
        </summary>
        <Slip words={words} />
      </details>
    </section>
  );
}

/** The words go when this page is left, so what it leads to opens apart. */
function Apart({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Steps({ url, after }: { url: string; after: AfterSending }) {
  const { origin } = useSite();
  const { quiet, whereItGoes } = after;
  const reference = hashOfUrl(url);
  return (
    <section className="tint next-steps noprint" aria-labelledby="then">
      <div className="wrap">
        <h2 className="vh" id="then">
          <Trans>What happens next</Trans>
        </h2>
        <ol className="when across">
          <li className="done">
            <div>
              <b>
                <Trans>Today: received</Trans>
              </b>
              <span>
                <Trans>Reference {reference}</Trans>
              </span>
            </div>
          </li>
          <li>
            <div>
              <b>
                <Trans>In {days} business days: read</Trans>
              </b>
              <span>
                <Trans>By one of our readers, against the guidelines you agreed to.</Trans>{' '}
                <Apart href={addressIn(LOCALE, '/who-reads')}>
                  <Trans>Who reads, and what happens</Trans>
                </Apart>
              </span>
            </div>
          </li>
          <li>
            <div>
              <b>
                {quiet
                  ? t`When it is published: in this room, at`
                  : t`When it is published: on the wall, at`}
              </b>
              <span className="url">
                <PermalinkText origin={origin} url={url} />
              </span>
            </div>
          </li>
        </ol>
        <p className="note broad">
          <Trans>
            If you left an email address, we write to you once. It may land in spam, so look there
            too.
          </Trans>
          {whereItGoes && (
            <>
              {' '}
              <Apart href={addressIn(LOCALE, whereItGoes.to)}>{whereItGoes.label}</Apart>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function Onward({ after }: { after: AfterSending }) {
  return (
    <div className="wrap section onward noprint">
      <AskOnePerson ask={after.ask} letter={after.letter} />
      <section aria-labelledby="on">
        <h2 className="as-h3" id="on">
          <Trans>Or stay a while</Trans>
        </h2>
        <ul className="doors">
          {[after.another, after.read].map(({ to, label }) => (
            <li key={to}>
              <Link className="go" to={to}>
                <span>{label}</span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <CareNote />
        {!after.wall && <Gifts />}
      </section>
    </div>
  );
}

function Gifts() {
  const { social } = useSite();
  return (
    <p className="note">
      <Trans>
        Gifts keep this open. <Link to="/donate">Donate</Link> or{' '}
        <a href={social.url} rel="noopener noreferrer">
          follow us
        </a>
        , only if you wish.
      </Trans>
    </p>
  );
}
