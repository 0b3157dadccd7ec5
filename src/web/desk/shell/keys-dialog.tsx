import { type RefObject, useState } from 'react';
import { ACTIONS, DESK_ACTIONS } from '#domain/vetting/actions.ts';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';
import { MOVES } from './moves.ts';
import { KEYS_OFF } from './use-keys.ts';

const KEYS: { key?: string; caption: string }[] = [
  MOVES.next,
  MOVES.previous,
  { key: '1 – 9', caption: 'Tick or untick a guideline' },
  MOVES.uncover,
  MOVES.danger,
  MOVES.search,
  ...DESK_ACTIONS.map((action) => ACTIONS[action]).filter(({ key }) => key),
  MOVES.look,
  MOVES.keys,
];

export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const [off, setOff] = useState(() => readKept('device', KEYS_OFF) === 'off');
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {KEYS.map(({ key, caption }) => (
          <div key={key}>
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
      <form method="dialog">
        <button type="submit" className="btn small">
          Close
        </button>
      </form>
    </dialog>
  );
}
