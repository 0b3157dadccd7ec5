import { Link } from 'react-router';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { type CategoryCode, categoryFromSlug } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { CareNote } from '../shell/care-note.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Thanks } from './kept-thanks.ts';
import { Slip } from './slip.tsx';

/** What a writer is told once a text has arrived: its link, its receipt, what comes next. */
export function Received({ url, receipt, writingType }: Thanks) {
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
