import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { displayName } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory, Neighbours } from '#domain/story/published-story.ts';
import { LongDay } from '#web/ui/date-time.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { MyTile } from '../receipt/my-tile.tsx';
import { type HungTile, PlacedTile, roomTiles } from '../receipt/placed-tile.tsx';
import { useSite } from '../shell/use-site.ts';
import styles from '../styles/more.css?url';
import { ShareBar } from './share-bar.tsx';

type Props = { story: ListedStory; neighbours: Neighbours; newest: readonly HungTile[] };

/** Above a text, for the writer who comes by the mail's link: it hangs. Nothing here is theirs alone. */
export function HungMoment({ story, neighbours, newest }: Props) {
  const { timeZone } = useSite();
  const quiet = campaignOfCategory(story.category)?.remembrance === true;
  const noun = story.writingType === 'LETTER' ? 'letter' : 'story';
  return (
    <div className={`wrap thanks2 hung-today noprint${quiet ? ' hushed-place' : ''}`}>
      {/* A story page does without these otherwise. */}
      <link rel="stylesheet" href={styles} />
      <div className="say">
        <p className="label">
          <LongDay at={story.publishedAt} timeZone={timeZone} />
        </p>
        <h1>{quiet ? 'Your letter hangs in this room.' : `Your ${noun} is on the wall.`}</h1>
        <p className="lead">
          {quiet ? 'It is beside the others.' : placeWords(neighbours)} Anyone can read it now.
        </p>
        <p>
          <a className={quiet ? 'btn ghost' : 'btn'} href="#words">
            Read it as others see it
          </a>
        </p>
      </div>
      <HungTilePlace story={story} newest={newest} quiet={quiet} />
      {!quiet && <PassOn story={story} />}
    </div>
  );
}

function placeWords({ previous, next }: Neighbours): string {
  if (previous && next) return `Hung between “${next.title}” and “${previous.title}”.`;
  const beside = previous ?? next;
  return beside ? `Hung beside “${beside.title}”.` : 'It is the first one here.';
}

/** In line as it was, and coloured in once; a letter of remembrance stays in line. */
function HungTilePlace({ story, newest, quiet }: Omit<Props, 'neighbours'> & { quiet: boolean }) {
  const own = { category: story.category, story: story.hash, cols: 3, rows: 3 } as const;
  return (
    <figure>
      <PlacedTile
        label={`${quiet ? 'Its place' : 'Yours'}: your tile among the newest on the wall`}
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
        <b>{quiet ? 'Its place' : 'Yours'}</b>
        <span>{quiet ? 'Among the letters of this room.' : 'Coloured in, among the newest.'}</span>
        {!quiet && (
          <MyTile category={story.category} hash={story.hash} canBeShared={!story.paused} />
        )}
      </figcaption>
    </figure>
  );
}

function PassOn({ story }: { story: ListedStory }) {
  const { origin } = useSite();
  return (
    <div className="then">
      {!story.paused && (
        <div className="passon">
          <h2>Pass it on</h2>
          <ShareBar url={`${origin}${permalink(story)}`} title={story.title} />
        </div>
      )}
      {story.name === null && (
        <p className="note broad">
          You signed it {displayName(null)}. Sharing it from your own account may tell people that
          it is yours.
        </p>
      )}
      <p className="note broad">
        Your twelve words still work: hide, pause or take it back, on any day, on{' '}
        <a href="/receipt">the receipt page</a>.
      </p>
    </div>
  );
}
