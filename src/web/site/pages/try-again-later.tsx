import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formPathOf } from '#domain/campaigns/write-path.ts';
import { textLength } from '#domain/submission/text.ts';
import { Tile } from '#web/ui/tile.tsx';
import { dateTimeText, endSentence } from '#web/words/dates.ts';
import { NineTiles } from '../shell/quiet-pages.tsx';
import { type Draft, findUnsent, forgetSent } from '../tell/drafts.ts';
import { useSend } from '../tell/read-over-and-send.tsx';
import type { Route } from './+types/try-again-later';

export const PROBLEMS = t`Problems :(`;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${PROBLEMS} – ${matches[0].loaderData?.site.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function TryAgainLaterPage() {
  const [unsent, setUnsent] = useState<Draft | null>(null);
  useEffect(() => setUnsent(findUnsent()), []);
  return (
    <TryAgainLater>
      {unsent ? (
        <Unsent
          draft={unsent}
          onForget={() => {
            forgetSent(unsent);
            setUnsent(findUnsent());
          }}
        />
      ) : (
        <p className="row">
          <Link className="btn ghost" to="/tell">
            <Trans>Back to the form</Trans>
          </Link>
        </p>
      )}
    </TryAgainLater>
  );
}

export function TryAgainLater({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="wrap away">
      <div className="stack">
        <h1>{PROBLEMS}</h1>
        <p className="lead">
          <Trans>Please try again later. It is our fault, not yours.</Trans>
        </p>
        {children}
        <p className="note">
          <Trans>If it fails again, leave this page open and try in an hour.</Trans>
        </p>
      </div>
      <NineTiles
        middle={
          <span>
            <Tile category="MOSQUE" story="snow" line />
          </span>
        }
      />
    </main>
  );
}

function Unsent({ draft, onForget }: { draft: Draft; onForget: () => void }) {
  const { send, sending, refused } = useSend();
  const { title, story } = draft.values;
  const characters = textLength(story);
  const when = dateTimeText(new Date(draft.savedAt));
  return (
    <div className="retry wfull">
      <h2 className="as-h4">
        <Trans>Your words are safe on this device</Trans>
      </h2>
      <p>
        {endSentence(t`“${title}”, ${characters} characters, kept ${when}`)}{' '}
        <Trans>Nothing was lost and nothing was sent twice.</Trans>
      </p>
      {refused.map((message) => (
        <p className="err" role="alert" key={message}>
          {message}
        </p>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-disabled={sending}
          onClick={() => void send(draft)}
        >
          {sending ? t`Sending…` : t`Send again`}
        </button>
        <Link className="go" to={`${formPathOf(draft.campaign)}?draft=unsent`}>
          <span>
            <Trans>Back to my draft</Trans>
          </span>
        </Link>
        <a className="go" download="my-words.txt" href={asTextFile(title, story)}>
          <span>
            <Trans>Keep a copy</Trans>
          </span>
        </a>
        <button type="button" className="as-link" onClick={onForget}>
          <Trans>Remove from this device</Trans>
        </button>
      </div>
    </div>
  );
}

function asTextFile(title: string, story: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${story}\n`)}`;
}
