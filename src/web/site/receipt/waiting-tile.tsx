import { hashOfUrl } from '#domain/story/permalink.ts';
import { ProgressWall } from '#web/ui/progress-wall.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { useGoalCounts } from '../shell/use-site.ts';
import type { AfterSending } from './after-sending.ts';
import { MyTile } from './my-tile.tsx';
import { type HungTile, PlacedTile, roomTiles } from './placed-tile.tsx';

type Props = { after: AfterSending; url: string; newest: readonly HungTile[] };

/** The writer's tile, in line, at its place on the wall. */
export function WaitingTile({ after, url, newest }: Props) {
  const { category, noun, quiet, goal } = after;
  const own = <Tile category={category} story={hashOfUrl(url)} cols={3} rows={3} line />;
  return (
    <figure className={goal ? 'lone noprint' : 'noprint'}>
      {goal ? (
        <div className="me">{own}</div>
      ) : (
        <PlacedTile
          label={`${quiet ? 'The place of your letter' : 'Yours, waiting'}: your tile among the newest on the wall`}
          newest={quiet ? roomTiles(category) : newest}
          spare={!quiet}
        >
          {own}
        </PlacedTile>
      )}
      <figcaption>
        <b>{quiet ? 'Its place' : 'Yours, waiting'}</b>
        <span>
          {quiet
            ? 'Among the letters of this room.'
            : `Drawn in line today. It is coloured in when your ${noun} is published.`}
        </span>
        {!quiet && (
          <MyTile category={category} hash={hashOfUrl(url)}>
            <p className="note">
              Somebody who has seen your tile can recognise your {noun} later. If you would rather
              stay unknown, save it and keep it.
            </p>
          </MyTile>
        )}
      </figcaption>
    </figure>
  );
}

/** A piece of the wall of stars, not the whole: enough to find one's own among them. */
const WIDE = { cols: 78, stars: 390 };
const SLIM = { cols: 38, stars: 190 };

export function WaitingStar({ goal }: { goal: NonNullable<AfterSending['goal']> }) {
  const total = useGoalCounts()[goal.slug] ?? 0;
  const piece = ({ cols, stars }: typeof WIDE) => (
    <ProgressWall done={Math.min(total + 1, stars)} goal={stars} recent={1} cols={cols} />
  );
  return (
    <div className="stars noprint">
      <span className="pw-wide">{piece(WIDE)}</span>
      <span className="pw-slim">{piece(SLIM)}</span>
      <p className="key">
        <span>{total.toLocaleString('en-CA')} published</span>
        <span>The hollow star: yours, waiting</span>
        <span>We are looking for {goal.wanted.toLocaleString('en-CA')}.</span>
      </p>
    </div>
  );
}
