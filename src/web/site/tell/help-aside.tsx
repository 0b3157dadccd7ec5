import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';
import { PROMISED_DAYS } from '#web/words/numbers.ts';
import { LeaveLink } from '../shell/quick-exit.tsx';

const days = PROMISED_DAYS;

const tips = (letter: boolean) => [
  t`Write what happened, rather than what you think about it.`,
  t`No full names of other people, no schools, no streets.`,
  letter
    ? t`Someone reads every letter. It takes ${days} business days.`
    : t`Someone reads every story. It takes ${days} business days.`,
  t`You can stop at any time.`,
];

export function HelpAside({ category, letter }: { category: CategoryCode; letter: boolean }) {
  return (
    <aside className="help beside-head" aria-label={t`Good to know`}>
      <div className="quick-exit">
        <LeaveLink className="tool" />
        <p className="note narrow">
          <Trans>Or press Shift three times. It does not erase your browser’s history.</Trans>
        </p>
      </div>
      <div className="pic">
        <Tile category={category} story="draft" cols={3} rows={3} line />
      </div>
      <p className="note narrow">
        {letter
          ? t`Your tile. It is drawn from your subject, and will be coloured when your letter is published.`
          : t`Your tile. It is drawn from your subject, and will be coloured when your story is published.`}
      </p>
      <h2>
        <Trans>Good to know</Trans>
      </h2>
      <Tips letter={letter} />
    </aside>
  );
}

export function Tips({ letter }: { letter: boolean }) {
  return (
    <ul className="tips">
      {tips(letter).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}
