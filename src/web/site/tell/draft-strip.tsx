import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { dateTimeText, endSentence } from '#web/words/dates.ts';
import type { Drafting } from './use-drafting.ts';

/** An earlier draft that can be brought back: above the form, and in sight when it is found. */
export function DraftOffer({ drafting }: { drafting: Drafting }) {
  const { waiting, bringBack, clear } = drafting;
  const strip = useRef<HTMLDivElement>(null);
  const found = waiting !== null;
  useEffect(() => {
    // A browser that loads a page again goes back to where it was: below this, in an empty form.
    if (found) strip.current?.scrollIntoView({ block: 'center' });
  }, [found]);
  if (!waiting) return null;
  const when = dateTimeText(new Date(waiting.savedAt));
  return (
    <div className="safe" ref={strip}>
      <span>{endSentence(t`You have a draft from ${when}`)}</span>
      <span className="row">
        <button
          type="button"
          className="btn small"
          onClick={() => {
            bringBack();
            document.getElementById('story')?.focus();
          }}
        >
          <Trans>Bring back my draft</Trans>
        </button>
        <button type="button" className="tool" onClick={clear}>
          <Trans>Clear my draft</Trans>
        </button>
      </span>
    </div>
  );
}

/** Below the words, where the eyes are: whether they may stay on this device, and that they do. */
export function DraftStrip({ drafting }: { drafting: Drafting }) {
  const { waiting, place, savedAt, choose, clear } = drafting;
  if (waiting || !savedAt) return null;
  if (place === null)
    return (
      <div className="safe">
        <span>
          <Trans>Is this device yours? We can keep a draft on it.</Trans>
        </span>
        <span className="row">
          <button type="button" className="tool" onClick={() => choose('device')}>
            <Trans>Yes, keep a draft</Trans>
          </button>
          <button type="button" className="tool" onClick={() => choose('tab')}>
            <Trans>No, others use it too</Trans>
          </button>
        </span>
      </div>
    );
  return (
    <div className="safe">
      <span className="saved">
        <Icon name="check" />
        {place === 'device' ? t`Saved on this device` : UNTIL_LEFT}
      </span>
      <span>
        <Trans>Nothing has been sent yet.</Trans>{' '}
        {place === 'device' && (
          <>
            <button type="button" className="as-link" onClick={() => choose('tab')}>
              <Trans>Others use this device too</Trans>
            </button>
            {' · '}
          </>
        )}
        <button type="button" className="as-link" onClick={clear}>
          <Trans>Clear my draft</Trans>
        </button>
      </span>
    </div>
  );
}

const UNTIL_LEFT = t`Kept until you leave this page`;

/** In the bar of a phone; "saved" is said only of a device that is the writer's own. */
export function DraftState({ drafting: { place, savedAt } }: { drafting: Drafting }) {
  if (!savedAt || place === null)
    return (
      <span>
        <Trans>Nothing is sent yet</Trans>
      </span>
    );
  return (
    <span className="saved">
      <Icon name="check" />
      {place === 'device' ? t`Draft saved` : UNTIL_LEFT}
    </span>
  );
}
