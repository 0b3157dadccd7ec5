import type { ReactNode } from 'react';
import { displayAge, displayName } from '#domain/story/display.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Withdraw } from './withdraw.tsx';
import { WordsForm } from './words-form.tsx';

type Props = { receipt: Receipt; words: string[] };

/** Each is a form of its own that posts the words again: nothing is kept between two presses. */
export function Controls({ receipt, words }: Props) {
  return (
    <section className="stack wfull noprint" aria-labelledby="change">
      <h2 className="as-h3" id="change">
        What you can change
      </h2>
      <p className="label">
        Any of these, on any day, before or after it is published. You do not need to say why.
      </p>
      <div className="controls">
        <HideName receipt={receipt} words={words} />
        <ShowLess receipt={receipt} words={words} />
        <PauseSharing receipt={receipt} words={words} />
        <Control title="Withdraw" now="Take it back for good">
          <Withdraw receipt={receipt} words={words} />
        </Control>
      </div>
    </section>
  );
}

function Control({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <b>{title}</b>
        <span>{now}</span>
        <Icon name="chev" />
      </summary>
      {children}
    </details>
  );
}

function HideName({ receipt, words }: Props) {
  const { masks, named, face } = receipt;
  const beside = face.link || face.social ? ', and your link or handle' : '';
  const now = named ? `Now shown: ${displayName(face.name)}${beside}` : 'It is Anonymous already';
  if (!named)
    return (
      <Control title="Hide my name" now={now}>
        <div className="confirm">
          <p>You gave no name, no link and no handle, so there is nothing to hide.</p>
        </div>
      </Control>
    );
  return (
    <Control title="Hide my name" now={now}>
      <WordsForm words={words}>
        <p>
          People see Anonymous instead, and neither your link nor your handle. A name inside the
          words themselves stays: for that, withdraw it or write to us.
        </p>
        {masks.hideName ? (
          <button type="submit" className="btn ghost" name="intent" value="show-name">
            Show my name again
          </button>
        ) : (
          <button type="submit" className="btn" name="intent" value="hide-name">
            Hide my name
          </button>
        )}
      </WordsForm>
    </Control>
  );
}

function ShowLess({ receipt, words }: Props) {
  const { face, masks } = receipt;
  const shown = [`age ${displayAge(face).toLowerCase()}`, face.city, face.country, face.belief];
  return (
    <Control title="Show less about me" now={`Now shown: ${shown.filter(Boolean).join(', ')}`}>
      <WordsForm words={words}>
        <Tick name="coarseAge" checked={masks.coarseAge} label="An age band instead of my age" />
        <Tick name="hideCity" checked={masks.hideCity} label="No city" />
        <Tick name="hideBelief" checked={masks.hideBelief} label="No belief" />
        <button type="submit" className="btn" name="intent" value="show-less">
          Save this
        </button>
      </WordsForm>
    </Control>
  );
}

function Tick({ name, checked, label }: { name: string; checked: boolean; label: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  );
}

function PauseSharing({ receipt: { paused }, words }: Props) {
  return (
    <Control
      title={paused ? 'Open sharing again' : 'Pause sharing'}
      now={
        paused ? 'Paused. Only people with the link find it' : 'Keep it out of search for a while'
      }
    >
      <WordsForm words={words}>
        <p>
          While it is paused, search engines are asked to leave the page out, its page offers no way
          to share it, and it stands in no feed and on no share picture. Whoever has the link can
          still read it.
        </p>
        <button
          type="submit"
          className={paused ? 'btn ghost' : 'btn'}
          name="intent"
          value={paused ? 'resume' : 'pause'}
        >
          {paused ? 'Open sharing again' : 'Pause sharing'}
        </button>
      </WordsForm>
    </Control>
  );
}
