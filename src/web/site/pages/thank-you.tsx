import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { type CategoryCode, categoryFromSlug } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { servicesContext } from '#web/services-context.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { holdsThanks, keepThanks, type Thanks, useKeptThanks } from '../receipt/kept-thanks.ts';
import { Slip } from '../receipt/slip.tsx';
import { CareNote } from '../shell/care-note.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/thank-you';

export function loader({ context, request }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket');
  return { thanks: ticket ? context.get(servicesContext).readThankYouTicket(ticket) : null };
}

/** What the page holds needs no question, which a line that has just gone would not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return holdsThanks() ? { thanks: null } : serverLoader();
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

/**
 * A text that was just sent, known from router state and what the page holds, or after a plain form
 * post from a sealed value. Neither stays in the address or the history.
 */
export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const scriptRuns = useScriptRuns();
  const kept = useKeptThanks();
  const shownBefore = useClearedHistory(loaderData.thanks);
  const thanks = loaderData.thanks ?? kept;
  if (thanks) return <Received {...thanks} />;
  if (!scriptRuns) return <NotKnownYet />;
  return shownBefore ? <ShownBefore /> : <NothingSent />;
}

/** Whether this page told of a text before; what it told is taken out of address and history. */
function useClearedHistory(sealed: Thanks | null): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const told = asObject(state);
  const arrived = sealed !== null || told.url !== undefined;
  useEffect(() => {
    if (!arrived) return;
    if (sealed) keepThanks(sealed);
    void navigate('/thank-you', {
      replace: true,
      state: { shown: true },
      preventScrollReset: true,
    });
  }, [arrived, sealed, navigate]);
  return arrived || told.shown === true;
}

function asObject(state: unknown): { url?: unknown; shown?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Until the script has looked whether this tab holds a receipt; without one nothing was sent. */
function NotKnownYet() {
  return (
    <main id="main" className="wrap">
      <noscript>
        <NothingSentWords />
      </noscript>
    </main>
  );
}

function NothingSent() {
  return (
    <main id="main" className="wrap">
      <NothingSentWords />
    </main>
  );
}

function NothingSentWords() {
  return (
    <>
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
    </>
  );
}

/** After leaving or reloading on a device that may be shared. */
function ShownBefore() {
  // It is shorter than the page before, whose place the browser goes back to.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>It has arrived, and is safe</h1>
        <p className="lead">
          Its link and its twelve words were shown here once. They are gone from this page, so that
          whoever uses this device next does not find them.
        </p>
      </div>
      <p className="end row">
        <Link className="btn" to="/stories">
          Read someone else’s story
        </Link>
        <Link className="go" to="/receipt">
          <span>I have my twelve words</span>
        </Link>
      </p>
    </main>
  );
}

function Received({ url, receipt, writingType }: Thanks) {
  const site = useSite();
  const category = categoryFromSlug(url.split('/')[2] ?? '') ?? 'LIFE';
  return (
    <main id="main" className="wrap">
      <p className="leave-row noprint">
        <LeaveLink className="tool" label="Leave quickly" />
      </p>
      <div className="thanks">
        <div className="stack l">
          <div>
            <h1>{heading(category, writingType)}</h1>
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

function heading(category: CategoryCode, writingType: WritingType): string {
  if (writingType === 'STORY') return 'We’ve received your story!';
  const quiet = campaignOfCategory(category)?.remembrance;
  return quiet ? 'We have received your letter.' : 'We’ve received your letter!';
}

function ReceiptGiven({ words }: { words: string[] }) {
  return (
    <div className="stack wfull">
      <div className="stack noprint">
        <h2 className="as-h3">Your receipt</h2>
        <p className="label">
          Whoever holds these twelve words holds the story. On{' '}
          {/* In a new tab, because the words go when this page is left. */}
          <a href="/receipt" target="_blank" rel="noopener">
            the receipt page
          </a>{' '}
          they show you where it is, and let you hide your name, pause sharing or withdraw, with no
          account and no email.
        </p>
        <p className="label">
          <b>They are shown this once.</b> Write them down, copy or print them before you leave this
          page.
        </p>
      </div>
      <Slip words={words} />
    </div>
  );
}
