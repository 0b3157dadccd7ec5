import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { ProgressWall } from '#web/ui/progress-wall.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { numberText } from '#web/words/numbers.ts';
import { useGoalCounts } from '../shell/use-site.ts';
import type { AfterSending } from './after-sending.ts';
import { MyTile } from './my-tile.tsx';
import { type HungTile, PlacedTile, roomTiles } from './placed-tile.tsx';

type Props = { after: AfterSending; url: string; newest: readonly HungTile[] };

/** The writer's tile, in line, at its place on the wall. */
export function WaitingTile({ after, url, newest }: Props) {
  const { category, letter, quiet, goal } = after;
  const own = <Tile category={category} story={hashOfUrl(url)} cols={3} rows={3} line />;
  return (
    <figure className={goal ? 'lone noprint' : 'noprint'}>
      {goal ? (
        <div className="me">{own}</div>
      ) : (
        <PlacedTile
          label={
            quiet
              ? t`The place of your letter: your tile among the newest on the wall`
              : t`Yours, waiting: your tile among the newest on the wall`
          }
          newest={quiet ? roomTiles(category) : newest}
          spare={!quiet}
        >
          {own}
        </PlacedTile>
      )}
      <figcaption>
        <b>{quiet ? t`Its place` : t`Yours, waiting`}</b>
        <span>{whatItIs(after)}</span>
        {!quiet && (
          <MyTile category={category} hash={hashOfUrl(url)}>
            <p className="note">
              {letter
                ? t`Somebody who has seen your tile can recognise your letter later. If you would rather stay unknown, save it and keep it.`
                : t`Somebody who has seen your tile can recognise your story later. If you would rather stay unknown, save it and keep it.`}
            </p>
          </MyTile>
        )}
      </figcaption>
    </figure>
  );
}

function whatItIs({ letter, quiet }: AfterSending): string {
  if (quiet) return t`Among the letters of this room.`;
  return letter
    ? t`Drawn in line today. It is coloured in when your letter is published.`
    : t`Drawn in line today. It is coloured in when your story is published.`;
}

/** A piece of the wall of stars, not the whole: enough to find one's own among them. */
const WIDE = { cols: 78, stars: 390 };
const SLIM = { cols: 38, stars: 190 };

export function WaitingStar({ goal }: { goal: NonNullable<AfterSending['goal']> }) {
  const total = useGoalCounts()[goal.slug] ?? 0;
  const wanted = numberText(goal.wanted);
  const piece = ({ cols, stars }: typeof WIDE) => (
    <ProgressWall done={Math.min(total + 1, stars)} goal={stars} recent={1} cols={cols} />
  );
  return (
    <div className="stars noprint">
      <span className="pw-wide">{piece(WIDE)}</span>
      <span className="pw-slim">{piece(SLIM)}</span>
      <p className="key">
        <span>{plural(total, { other: '# published' })}</span>
        <span>
          <Trans>The hollow star: yours, waiting</Trans>
        </span>
        <span>
          <Trans>We are looking for {wanted}.</Trans>
        </span>
      </p>
    </div>
  );
}
