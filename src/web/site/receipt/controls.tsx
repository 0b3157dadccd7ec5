import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inARow } from '#web/ui/listed.ts';
import { displayAge, displayName } from '#web/words/display.ts';
import { beliefName, countryName } from '#web/words/names.ts';
import { Withdraw } from './withdraw.tsx';
import { WordsForm } from './words-form.tsx';

type Props = { receipt: Receipt; words: string[] };

/** Each is a form of its own that posts the words again: nothing is kept between two presses. */
export function Controls({ receipt, words }: Props) {
  return (
    <section className="stack wfull noprint" aria-labelledby="change">
      <h2 className="as-h3" id="change">
        <Trans>What you can change</Trans>
      </h2>
      <p className="label">
        <Trans>
          Any of these, on any day, before or after it is published. You do not need to say why.
        </Trans>
      </p>
      <div className="controls">
        <HideName receipt={receipt} words={words} />
        <ShowLess receipt={receipt} words={words} />
        <PauseSharing receipt={receipt} words={words} />
        <Control title={t`Withdraw`} now={t`Take it back for good`}>
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
  if (!named)
    return (
      <Control title={t`Hide my name`} now={t`It is Anonymous already`}>
        <div className="confirm">
          <p>
            <Trans>You gave no name, no link and no handle, so there is nothing to hide.</Trans>
          </p>
        </div>
      </Control>
    );
  const name = displayName(face.name);
  const now =
    face.link || face.social
      ? t`Now shown: ${name}, and your link or handle`
      : t`Now shown: ${name}`;
  return (
    <Control title={t`Hide my name`} now={now}>
      <WordsForm words={words}>
        <p>
          <Trans>
            People see Anonymous instead, and neither your link nor your handle. A name inside the
            words themselves stays: for that, withdraw it or write to us.
          </Trans>
        </p>
        {masks.hideName ? (
          <button type="submit" className="btn ghost" name="intent" value="show-name">
            <Trans>Show my name again</Trans>
          </button>
        ) : (
          <button type="submit" className="btn" name="intent" value="hide-name">
            <Trans>Hide my name</Trans>
          </button>
        )}
      </WordsForm>
    </Control>
  );
}

function ShowLess({ receipt, words }: Props) {
  const { face, masks } = receipt;
  const age = displayAge(face).toLowerCase();
  const shown = inARow([
    t`age ${age}`,
    face.city,
    countryName(face.country),
    face.belief && beliefName(face.belief),
  ]);
  return (
    <Control title={t`Show less about me`} now={t`Now shown: ${shown}`}>
      <WordsForm words={words}>
        <Tick name="coarseAge" checked={masks.coarseAge} label={t`An age band instead of my age`} />
        <Tick name="hideCity" checked={masks.hideCity} label={t`No city`} />
        <Tick name="hideBelief" checked={masks.hideBelief} label={t`No belief`} />
        <button type="submit" className="btn" name="intent" value="show-less">
          <Trans>Save this</Trans>
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
  const title = paused ? t`Open sharing again` : t`Pause sharing`;
  const now = paused
    ? t`Paused. Only people with the link find it`
    : t`Keep it out of search for a while`;
  return (
    <Control title={title} now={now}>
      <WordsForm words={words}>
        <p>
          <Trans>
            While it is paused, search engines are asked to leave the page out, its page offers no
            way to share it, and it stands in no feed and on no share picture. Whoever has the link
            can still read it.
          </Trans>
        </p>
        <button
          type="submit"
          className={paused ? 'btn ghost' : 'btn'}
          name="intent"
          value={paused ? 'resume' : 'pause'}
        >
          {title}
        </button>
      </WordsForm>
    </Control>
  );
}
