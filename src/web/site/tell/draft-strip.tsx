import { dateTimeText, endSentence } from '#domain/story/date-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Drafting } from './use-drafting.ts';

/** Says where the words are, asks once whether they may stay, and offers an earlier draft. */
export function DraftStrip({ drafting }: { drafting: Drafting }) {
  const { waiting, place, savedAt } = drafting;
  if (waiting)
    return (
      <div className="safe">
        <span>You have a draft from {endSentence(dateTimeText(new Date(waiting.savedAt)))}</span>
        <span className="row">
          <button type="button" className="btn small" onClick={drafting.bringBack}>
            Bring back my draft
          </button>
          <button type="button" className="tool" onClick={drafting.clear}>
            Clear my draft
          </button>
        </span>
      </div>
    );
  if (!savedAt) return null;
  if (place === null)
    return (
      <div className="safe desk">
        <Question drafting={drafting} />
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
            <button type="button" className="as-link" onClick={() => drafting.choose('tab')}>
              I share this device
            </button>
            {' · '}
          </>
        )}
        <button type="button" className="as-link" onClick={drafting.clear}>
          Clear my draft
        </button>
      </span>
    </div>
  );
}

const UNTIL_LEFT = 'Kept until you leave this page';

function Question({ drafting }: { drafting: Drafting }) {
  return (
    <>
      <span>Keep a draft on this device?</span>
      <span className="row">
        <button type="button" className="tool" onClick={() => drafting.choose('device')}>
          Yes
        </button>
        <button type="button" className="tool" onClick={() => drafting.choose('tab')}>
          No, I share it
        </button>
      </span>
    </>
  );
}

/** The same for the bar on a phone, which is always in sight. */
export function DraftState({ drafting }: { drafting: Drafting }) {
  const { place, savedAt } = drafting;
  if (!savedAt) return <span>Nothing is sent yet</span>;
  if (place === null)
    return (
      <span className="draft-question">
        <Question drafting={drafting} />
      </span>
    );
  return (
    <span className="saved">
      <Icon name="check" />
      {place === 'device' ? 'Draft saved' : UNTIL_LEFT}
    </span>
  );
}
