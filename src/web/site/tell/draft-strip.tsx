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
      <div className="safe">
        <span>Keep a draft on this device?</span>
        <span className="row">
          <button type="button" className="tool" onClick={() => drafting.choose('device')}>
            Yes
          </button>
          <button type="button" className="tool" onClick={() => drafting.choose('tab')}>
            No, I share it
          </button>
        </span>
      </div>
    );
  return (
    <div className="safe">
      <span className="saved">
        <Icon name="check" />
        {place === 'device' ? 'Saved on this device' : 'Kept until you close this page'}
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
