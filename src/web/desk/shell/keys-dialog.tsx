import { type RefObject, useState } from 'react';
import { ACTIONS, DESK_ACTIONS } from '#domain/vetting/actions.ts';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';
import { KEYS_OFF } from './use-keys.ts';

const KEYS: [string, string][] = [
  ['J', 'Next story in the list; in the queue, take the next one'],
  ['K', 'Previous story in the list'],
  ['1 – 9', 'Tick or untick a guideline'],
  ['O', 'Open a covered text'],
  ...DESK_ACTIONS.flatMap((action): [string, string][] => {
    const { key, caption } = ACTIONS[action];
    return key ? [[key, caption]] : [];
  }),
  ['?', 'This list'],
];

export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const [off, setOff] = useState(() => readKept('device', KEYS_OFF) === 'off');
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
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
