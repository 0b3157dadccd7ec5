import { useEffect, useRef } from 'react';
import { dateTimeText, endSentence } from '#domain/story/date-text.ts';
import { Icon } from '#web/ui/icon.tsx';
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
  return (
    <div className="safe" ref={strip}>
      <span>You have a draft from {endSentence(dateTimeText(new Date(waiting.savedAt)))}</span>
      <span className="row">
        <button
          type="button"
          className="btn small"
          onClick={() => {
            bringBack();
            document.getElementById('story')?.focus();
          }}
        >
          Bring back my draft
        </button>
        <button type="button" className="tool" onClick={clear}>
          Clear my draft
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
        <span>Is this device yours? We can keep a draft on it.</span>
        <span className="row">
          <button type="button" className="tool" onClick={() => choose('device')}>
            Yes, keep a draft
          </button>
          <button type="button" className="tool" onClick={() => choose('tab')}>
            No, others use it too
          </button>
        </span>
      </div>
    );
  return (
    <div className="safe">
      <span className="saved">
        <Icon name="check" />
        {place === 'device' ? 'Saved on this device' : UNTIL_LEFT}
      </span>
      <span>
        Nothing has been sent yet.{' '}
        {place === 'device' && (
          <>
            <button type="button" className="as-link" onClick={() => choose('tab')}>
              Others use this device too
            </button>
            {' · '}
          </>
        )}
        <button type="button" className="as-link" onClick={clear}>
          Clear my draft
        </button>
      </span>
    </div>
  );
}

const UNTIL_LEFT = 'Kept until you leave this page';

/** In the bar of a phone; "saved" is said only of a device that is the writer's own. */
export function DraftState({ drafting: { place, savedAt } }: { drafting: Drafting }) {
  if (!savedAt || place === null) return <span>Nothing is sent yet</span>;
  return (
    <span className="saved">
      <Icon name="check" />
      {place === 'device' ? 'Draft saved' : UNTIL_LEFT}
    </span>
  );
}
