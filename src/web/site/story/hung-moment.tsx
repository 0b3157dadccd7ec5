import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory, Neighbours } from '#domain/story/published-story.ts';
import { LongDay } from '#web/ui/date-time.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { displayName } from '#web/words/display.ts';
import { LOCALE } from '#web/words/locale.ts';
import { MyTile } from '../receipt/my-tile.tsx';
import { type HungTile, PlacedTile, roomTiles } from '../receipt/placed-tile.tsx';
import { useSite } from '../shell/use-site.ts';
import styles from '../styles/more.css?url';
import { ShareBar } from './share-bar.tsx';

type Props = {
  story: ListedStory;
  neighbours: Neighbours;
  newest: readonly HungTile[];
  quiet: boolean;
};

/** Above a text, for the writer who comes by the mail's link: it hangs. Nothing here is theirs alone. */
export function HungMoment({ story, neighbours, newest, quiet }: Props) {
  const { timeZone } = useSite();
  return (
    <div className={`wrap thanks2 hung-today noprint${quiet ? ' hushed-place' : ''}`}>
      {/* A story page does without these otherwise. */}
      <link rel="stylesheet" href={styles} />
      <div className="say">
        <p className="label">
          <LongDay at={story.publishedAt} timeZone={timeZone} />
        </p>
        <h1>{quiet ? t`Your letter hangs in this room.` : onTheWall(story)}</h1>
        <p className="lead">
          {quiet ? t`It is beside the others.` : placeWords(neighbours)}{' '}
          {t`Anyone can read it now.`}
        </p>
        <p>
          <a className={quiet ? 'btn ghost' : 'btn'} href="#words">
            {t`Read it as others see it`}
          </a>
        </p>
      </div>
      <HungTilePlace story={story} newest={newest} quiet={quiet} />
      {!quiet && <PassOn story={story} />}
    </div>
  );
}

function onTheWall({ writingType }: ListedStory): string {
  return writingType === 'LETTER' ? t`Your letter is on the wall.` : t`Your story is on the wall.`;
}

function placeWords({ previous, next }: Neighbours): string {
  const [newer, older] = [next?.title, previous?.title];
  if (newer !== undefined && older !== undefined) return t`Hung between “${newer}” and “${older}”.`;
  const title = older ?? newer;
  return title === undefined ? t`It is the first one here.` : t`Hung beside “${title}”.`;
}

/** In line as it was, and coloured in once; a letter of remembrance stays in line. */
function HungTilePlace({ story, newest, quiet }: Omit<Props, 'neighbours'>) {
  const own = { category: story.category, story: story.hash, cols: 3, rows: 3 } as const;
  return (
    <figure>
      <PlacedTile
        label={
          quiet
            ? t`Its place: your tile among the newest on the wall`
            : t`Yours: your tile among the newest on the wall`
        }
        newest={
          quiet ? roomTiles(story.category) : newest.filter(({ hash }) => hash !== story.hash)
        }
        spare={!quiet}
        colouring={!quiet}
      >
        <span className="was">
          <Tile {...own} line uid="was" />
        </span>
        {!quiet && (
          <span className="is">
            <Tile {...own} uid="is" />
          </span>
        )}
      </PlacedTile>
      <figcaption>
        <b>{quiet ? t`Its place` : t`Yours`}</b>
        <span>
          {quiet ? t`Among the letters of this room.` : t`Coloured in, among the newest.`}
        </span>
        {!quiet && (
          <MyTile category={story.category} hash={story.hash} canBeShared={!story.paused} />
        )}
      </figcaption>
    </figure>
  );
}

function PassOn({ story }: { story: ListedStory }) {
  const { origin } = useSite();
  const name = displayName(null);
  return (
    <div className="then">
      {!story.paused && (
        <div className="passon">
          <h2>{t`Pass it on`}</h2>
          <ShareBar url={`${origin}${permalink(story)}`} title={story.title} />
        </div>
      )}
      {story.name === null && (
        <p className="note broad">
          <Trans>
            You signed it {name}. Sharing it from your own account may tell people that it is yours.
          </Trans>
        </p>
      )}
      <p className="note broad">
        <Trans>
          Your twelve words still work: hide, pause or take it back, on any day, on{' '}
          <a href={addressIn(LOCALE, '/receipt')}>the receipt page</a>.
        </Trans>
      </p>
    </div>
  );
}
