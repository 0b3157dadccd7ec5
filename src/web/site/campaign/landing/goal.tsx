import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ProgressWall } from '#web/ui/progress-wall.tsx';
import { numberText } from '#web/words/numbers.ts';
import { useGoalCounts } from '../../shell/use-site.ts';
import { readPath } from '../write-link.ts';
import type { LandingProps } from './landing-props.ts';

/** Columns of the wall of stars: 78 on a wide screen, 38 on a phone. */
const WIDE = 78;
const SLIM = 38;
/** How many of the newest glow. */
const GLOWING = 20;

/** Letters only: a story about the same subject has no star on this wall. */
export function Goal({ campaign }: LandingProps) {
  const goal = campaign.goal ?? 0;
  const total = useGoalCounts()[campaign.slug];
  if (total === undefined) return null;
  const written = numberText(total);
  const wanted = numberText(goal);
  const waiting = Math.max(0, goal - total);
  const places = numberText(waiting);
  const wall = { done: total, goal, recent: Math.min(GLOWING, total) };
  return (
    <div className="goal">
      <div className="fig">
        <b>{written}</b>
        <span>
          {waiting > 0
            ? t`letters written, of the ${wanted} we are gathering`
            : t`letters. The wall is full, and the door is still open.`}
        </span>
      </div>
      <progress
        className="vh"
        max={goal}
        value={Math.min(total, goal)}
        aria-label={t`Letters written`}
      >
        <Trans>
          {written} of {wanted}
        </Trans>
      </progress>
      <Link className="wall-link" to={readPath(campaign)} aria-label={t`Read the letters`}>
        <span className="pw-wide">
          <ProgressWall {...wall} cols={WIDE} />
        </span>
        <span className="pw-slim">
          <ProgressWall {...wall} cols={SLIM} />
        </span>
      </Link>
      <p className="key">
        <span>
          <KeyStar className="s-done" />
          <Trans>A letter, published</Trans>
        </span>
        <span>
          <KeyStar className="s-new" />
          <Trans>The newest</Trans>
        </span>
        {waiting > 0 && (
          <span>
            <KeyStar className="s-todo" />
            <Trans>{places} places waiting, one of them for yours</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

function KeyStar({ className }: { className: string }) {
  return (
    <svg className="pwall" viewBox="0 0 12 12" aria-hidden focusable={false}>
      <path
        className={className}
        d="M11 6 8.9 7.2 9.5 9.5 7.2 8.9 6 11 4.8 8.9 2.5 9.5 3.1 7.2 1 6 3.1 4.8 2.5 2.5 4.8 3.1 6 1 7.2 3.1 9.5 2.5 8.9 4.8Z"
      />
    </svg>
  );
}
