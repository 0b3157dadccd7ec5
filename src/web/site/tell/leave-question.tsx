import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { type FormValues, hasWords } from './form-values.ts';
import { AFTER_SENDING } from './pages-after-sending.tsx';
import type { Drafting } from './use-drafting.ts';

/**
 * Words that nobody sent and nobody may keep would be lost with the page, or found by the next
 * person: so whoever leaves says which it is to be.
 */
export function LeaveQuestion({ drafting, values }: { drafting: Drafting; values: FormValues }) {
  const { place, choose, forget } = drafting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      place !== 'device' &&
      hasWords(values) &&
      nextLocation.pathname !== currentLocation.pathname &&
      !AFTER_SENDING.some((page) => page === nextLocation.pathname),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocked]);
  const leave = (then: () => void) => () => {
    then();
    blocker.proceed?.();
  };
  return (
    <dialog
      ref={dialog}
      className="leave-question"
      aria-labelledby="leave-question"
      onClose={() => blocker.reset?.()}
    >
      <h2 className="as-h3" id="leave-question">
        <Trans>Your words are not sent yet</Trans>
      </h2>
      <p>
        {place === null
          ? t`Is this device yours alone? Then we can keep a draft here for you.`
          : t`You share this device, so they go when you leave this page.`}
      </p>
      <div className="stack">
        <button type="button" className="btn" onClick={() => blocker.reset?.()}>
          <Trans>Stay with my words</Trans>
        </button>
        {place === null && (
          <button type="button" className="btn ghost" onClick={leave(() => choose('device'))}>
            <Trans>It is mine: keep a draft and leave</Trans>
          </button>
        )}
        <button type="button" className="as-link" onClick={leave(forget)}>
          <Trans>Leave, and forget my words</Trans>
        </button>
      </div>
    </dialog>
  );
}
