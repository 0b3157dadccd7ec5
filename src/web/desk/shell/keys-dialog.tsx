import { type RefObject, useState } from 'react';
import { ACTIONS, DESK_ACTIONS } from '#domain/vetting/actions.ts';
import { VERDICT_KEYS, VERDICT_NAMES, VERDICTS } from '#domain/vetting/second-reader.ts';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';
import { MARK_KEYS } from '../story/gate-list.tsx';
import { LINE_KEYS } from '../story/label-lines.ts';
import { MOVES } from './moves.ts';
import { KEYS_OFF } from './use-keys.ts';

const KEYS: { key?: string; caption: string }[] = [
  MOVES.next,
  MOVES.previous,
  { key: '1 – 9', caption: 'Tick or untick a guideline' },
  {
    key: VERDICTS.map((verdict) => VERDICT_KEYS[verdict]).join(' '),
    caption: `In the folder, to a second reader’s question: ${VERDICTS.map((verdict) => VERDICT_NAMES[verdict].toLowerCase()).join(', ')}`,
  },
  {
    key: '1 – 4',
    caption: 'At a case, or two texts side by side: choose; P or the button decides',
  },
  MOVES.uncover,
  MOVES.danger,
  MOVES.search,
  ...DESK_ACTIONS.map((action) => ACTIONS[action]).filter(({ key }) => key),
  { key: MARK_KEYS.cut, caption: 'Cut the passage that is marked' },
  { key: MARK_KEYS.replace, caption: 'Write the marked passage anew' },
  { key: MARK_KEYS.keep, caption: 'Keep it, with a word why' },
  {
    key: `⇧ ${Object.values(LINE_KEYS).join(' ')}`,
    caption: 'Leave a line of the label out, or write it anew',
  },
  MOVES.look,
  MOVES.keys,
];

export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const [off, setOff] = useState(() => readKept('device', KEYS_OFF) === 'off');
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys">
      {/* First, so that the list opens at its beginning. */}
      <form method="dialog" className="keys-head">
        <h2 id="keys">Keys</h2>
        <button type="submit" className="btn small">
          Close
        </button>
      </form>
      <dl>
        {KEYS.map(({ key, caption }) => (
          <div key={caption}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{caption}</dd>
          </div>
        ))}
      </dl>
      <label className="tick">
        <input
          type="checkbox"
          checked={off}
          onChange={(event) => {
            setOff(event.target.checked);
            if (event.target.checked) writeKept('device', KEYS_OFF, 'off');
            else removeKept('device', KEYS_OFF);
          }}
        />
        <span>Single keys off on this device</span>
      </label>
    </dialog>
  );
}
