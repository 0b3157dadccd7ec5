import { Link, useLocation } from 'react-router';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { categoryFromSlug } from '#domain/options/categories.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { servicesContext } from '#web/services-context.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { Slip } from '../receipt/slip.tsx';
import { CareNote } from '../shell/care-note.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/thank-you';

export function loader({ context, request }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket');
  return { thanks: ticket ? context.get(servicesContext).readThankYouTicket(ticket) : null };
}

/** It shows a receipt, which no cache and no other site should learn of. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Thank you – ${matches[0].loaderData?.site.name}` },
  { name: 'robots', content: 'noindex' },
  // `no-referrer` would stay with the tab and take the origin off the forms that follow.
  { name: 'referrer', content: 'same-origin' },
];

/** Address and receipt come in router state, or after a plain form post in a sealed value. */
export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const state = useLocation().state as { url?: unknown; receipt?: unknown } | null;
  const { thanks } = loaderData;
  if (typeof state?.url === 'string') {
    const words = typeof state.receipt === 'string' ? state.receipt.split(' ') : [];
    return <Received url={state.url} receipt={words} />;
  }
  return thanks ? <Received {...thanks} /> : <NothingSent />;
}

function NothingSent() {
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>You have to submit a story first :)</h1>
        <p className="lead">It can be short, and nobody needs to know your name.</p>
      </div>
      <p className="end">
        <Link className="btn" to="/tell">
          <Icon name="pen" />
          Tell your story
        </Link>
      </p>
    </main>
  );
}

function Received({ url, receipt }: { url: string; receipt: string[] }) {
  const site = useSite();
  const category = categoryFromSlug(url.split('/')[2] ?? '') ?? 'LIFE';
  return (
    <main id="main" className="wrap">
      <div className="thanks">
        <div className="stack l">
          <div>
            <h1>We’ve received your story!</h1>
            <p className="lead mt-s4">
              Thank you for trusting us with it. It is safe here, and nobody will see it until an
              officer has read it with care.
            </p>
          </div>
          <div className="receipt wfull">
            <p className="note">When it is published, it will live at</p>
            <p className="url">
              <PermalinkText origin={site.origin} url={url} />
            </p>
            <CopyButton text={`${site.origin}${url}`} label="Copy this link" />
          </div>
          {receipt.length > 0 && <ReceiptGiven words={receipt} />}
          <ol className="when noprint">
            <li className="done">
              <div>
                <b>Today: received</b>
                <span>Reference {hashOfUrl(url)}</span>
              </div>
            </li>
            <li>
              <div>
                <b>In {PROMISED_DAYS_IN_WORDS} business days: read</b>
                <span>By an officer, against the same guidelines you agreed to.</span>
              </div>
            </li>
            <li>
              <div>
                <b>Then: an email, if you left one</b>
                <span>
                  It may land in spam, so look there too. No email? Your receipt tells you, on any
                  day.
                </span>
              </div>
            </li>
          </ol>
          <div className="noprint">
            <CareNote />
          </div>
          <div className="row noprint">
            <Link className="btn" to="/stories">
              Read someone else’s story
            </Link>
            <Link className="go" to="/tell">
              <span>Write another</span>
            </Link>
          </div>
          <p className="note broad noprint">
            We are kept open by readers. <Link to="/donate">Donate</Link> or{' '}
            <a href={site.social.url} rel="noopener noreferrer">
              follow us
            </a>
            , only if you wish.
          </p>
        </div>
        <figure className="stack noprint">
          <div className="pic">
            <Tile category={category} story={hashOfUrl(url)} cols={3} rows={3} line />
          </div>
          <figcaption className="label">
            <b>Your tile</b>
            <br />
            Drawn today from your subject and your words. We colour it in when your story is
            published.
          </figcaption>
        </figure>
      </div>
    </main>
  );
}

function ReceiptGiven({ words }: { words: string[] }) {
  return (
    <div className="stack wfull">
      <div className="stack noprint">
        <h2 className="as-h3">Your receipt</h2>
        <p className="label">
          Whoever holds these twelve words holds the story. On{' '}
          <Link to="/receipt">the receipt page</Link> they show you where it is, and let you hide
          your name, pause sharing or withdraw, with no account and no email.
        </p>
      </div>
      <Slip words={words} />
    </div>
  );
}
