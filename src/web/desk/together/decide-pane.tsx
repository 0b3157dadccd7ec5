import type { RefObject } from 'react';
import { Form } from 'react-router';
import { numberText } from '#domain/number-text.ts';
import { WORDS_DAYS } from '#domain/retention.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { Parting, TogetherWay } from '#domain/vetting/wave.ts';
import type { ReadWave } from '#services/together/read-wave.ts';
import { Choice } from '../cases/choice.tsx';

export type Way = TogetherWay | Parting;

/** They choose; to decide is a press of its own. */
const WAY_KEYS = { 'put-aside': 'D', class: 'C' } as const;

type Props = {
  wave: ReadWave;
  way: Way;
  setWay: (way: Way) => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** Four ways, and none of them publishes anything. */
export function DecidePane({ wave, way, setWay, button }: Props) {
  const texts = numberText(wave.texts);
  const ways: [Way, string, string, string?][] = [
    [
      'put-aside',
      `Decline ${texts}, without a word`,
      'Put aside, and told to nobody',
      WAY_KEYS['put-aside'],
    ],
    ['refuse', `Decline ${texts}, and say why`, 'A mail for each who left an address'],
    ['class', 'It is a class', 'You read them one by one, in a row', WAY_KEYS.class],
    ['no-group', 'Not a group', `All ${texts} into the queue`],
  ];
  const declines = way === 'put-aside' || way === 'refuse';
  const closed = declines && wave.left > 0;
  return (
    <aside className="verdict v2" aria-label="Decide together">
      <header className="asked-head">
        <h2>Decide together</h2>
        <p>Only declining is done together. Publishing is one by one, always.</p>
      </header>
      <Form method="post" className="panel stack case-decision">
        <input type="hidden" name="as-of" value={wave.asOf.toISOString()} />
        <Choice
          name="way"
          chosen={way}
          onChoose={setWay}
          onKey={() => button.current?.focus()}
          options={ways.map(([value, name, means, key]) => ({ value, name, means, key }))}
        />
        {declines && (
          <label className="stack">
            <span>Guideline</span>
            <select name="clause" key={way} defaultValue={way === 'put-aside' ? 'no-spam' : ''}>
              <option value="">None of them</option>
              {wave.clauses
                .filter(({ shown }) => way === 'put-aside' || shown)
                .map(({ code, title }) => (
                  <option key={code} value={code}>
                    {title}
                  </option>
                ))}
            </select>
          </label>
        )}
        {way === 'refuse' && (
          <label className="stack">
            <span>A kind word to each of them, if it helps</span>
            <textarea name="writer-note" rows={3} maxLength={NOTE_LIMITS.toWriter.most} />
          </label>
        )}
        {declines && (
          <label className="tick">
            <input type="checkbox" name="gather" defaultChecked />
            <span>
              Put later ones like these here, for 48 hours
              <br />
              They are only gathered. Nothing is ever declined by itself.
            </span>
          </label>
        )}
        <p className="note" id="why-closed">
          {sayWhy(wave, declines)}
        </p>
        <button
          ref={button}
          type="submit"
          className="btn"
          aria-disabled={closed || undefined}
          aria-describedby="why-closed"
          onClick={(event) => closed && event.preventDefault()}
        >
          {declines ? `Decline ${texts} at once` : 'Do that'}
        </button>
        {declines && (
          <p className="note">
            One undo brings all {texts} back, for ten minutes. Kept for the law for{' '}
            {WORDS_DAYS.hidden} days, then erased.
          </p>
        )}
      </Form>
    </aside>
  );
}

function sayWhy({ left, toRead }: ReadWave, declines: boolean): string {
  if (!declines) return 'Nothing is decided by this.';
  if (left === 0) return toRead.length === 6 ? 'All six are read.' : 'All of these are read.';
  return left === 1 ? 'One is not read yet.' : `${left} are not read yet.`;
}
