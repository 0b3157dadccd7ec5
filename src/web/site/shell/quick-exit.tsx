import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { forgetThanks } from '../receipt/kept-thanks.ts';

/** A page that tells nobody anything. */
const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
/** Presses further apart than this are ordinary typing. */
const WITHIN_MS = 1_000;

/** Blanks the screen at once, and puts the neutral page in the place of this one. */
function leave() {
  forgetThanks();
  document.title = ' ';
  document.body.hidden = true;
  window.location.replace(NEUTRAL_PAGE);
}

/** A quiet link; without a script it is still a link to the neutral page. */
export function LeaveLink({
  className = 'go leave',
  label = t`Leave this page quickly`,
}: {
  className?: string;
  label?: string;
}) {
  useLeaveOnShift();
  return (
    <a
      className={className}
      href={NEUTRAL_PAGE}
      rel="nofollow noreferrer"
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Icon name="exit" />
      <span>{label}</span>
    </a>
  );
}

function useLeaveOnShift() {
  useEffect(() => {
    let presses: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      // Shift with any other key is writing: a capital letter, a quotation mark.
      if (event.key !== 'Shift' || event.repeat) {
        presses = [];
        return;
      }
      presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < WITHIN_MS);
      if (presses.length >= PRESSES) leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
