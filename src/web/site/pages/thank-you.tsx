import { Link, useLocation } from 'react-router';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { categoryFromSlug } from '#domain/options/categories.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { servicesContext } from '#web/services-context.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { CareNote } from '../shell/care-note.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/thank-you';

export function loader({ context, request }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket');
  return { url: ticket ? context.get(servicesContext).readThankYouTicket(ticket) : null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Thank you – ${matches[0].loaderData?.site.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The address comes in router state, or after a plain form post in a signed value. */
export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const state = useLocation().state as { url?: unknown } | null;
  const url = typeof state?.url === 'string' ? state.url : loaderData.url;
  return url ? <Received url={url} /> : <NothingSent />;
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

function Received({ url }: { url: string }) {
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
          <ol className="when">
            <li className="done">
              <div>
                <b>Today: received</b>
                <span>Reference {hashOfUrl(url)}</span>
              </div>
            </li>
            <li>
              <div>
                <b>In {PROMISED_DAYS_IN_WORDS} working days: read</b>
                <span>By an officer, against the same guidelines you agreed to.</span>
              </div>
            </li>
            <li>
              <div>
                <b>Then: an email, if you left one</b>
                <span>
                  It may land in spam, so look there too. No email? Open the link above in a week.
                </span>
              </div>
            </li>
          </ol>
          <CareNote />
          <div className="row">
            <Link className="btn" to="/stories">
              Read someone else’s story
            </Link>
            <Link className="go" to="/tell">
              <span>Write another</span>
            </Link>
          </div>
          <p className="note broad">
            We are kept open by readers. <Link to="/donate">Donate</Link> or{' '}
            <a href={site.social.url} rel="noopener noreferrer">
              follow us
            </a>
            , only if you wish.
          </p>
        </div>
        <figure className="stack">
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
