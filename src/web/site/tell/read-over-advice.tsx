import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  lines: readonly string[];
  /** A child's words go only once this is out of them. */
  child: boolean;
  /** Taken for a child because no age was told. */
  ageUntold?: boolean;
  /** The way back to the words. */
  change: ReactNode;
};

/** The advice given while writing, once more where the decision is made. */
export function ReadOverAdvice({ lines, child, ageUntold = false, change }: Props) {
  if (lines.length === 0) return null;
  return (
    <section className="before-send" aria-labelledby="before-send">
      <h2 className="as-h4" id="before-send" tabIndex={-1}>
        {headingOf(child, ageUntold)}
      </h2>
      <ul className="checks">
        {lines.map((line) => (
          <li className="wn" key={line}>
            <Icon name="info" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p>
        {change}
        {!child && (
          <span className="note">
            {' '}
            <Trans>You can also send it as it is: somebody will read it and decide.</Trans>
          </span>
        )}
      </p>
    </section>
  );
}

function headingOf(child: boolean, ageUntold: boolean): string {
  if (!child) return t`Before you send`;
  return ageUntold
    ? t`First take this out, or go back and tick “I am 18 or older”`
    : t`Because you are under 18, first take this out`;
}

/** Beside the button that sends. */
export function AfterSending() {
  return (
    <span className="note">
      <Trans>
        After this the words cannot be changed. With your receipt you can still hide your name, or
        take it all back.
      </Trans>
    </span>
  );
}
