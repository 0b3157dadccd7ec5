import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { displayName, displayOpening, displayPlace } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { readPath, writeState } from '../write-link.ts';
import type { BlockProps } from './block.tsx';

export function Newest({ block, campaign, newest, total }: BlockProps<'newest'>) {
  return (
    <section className="section wrap" aria-labelledby="newest">
      <div className="head">
        <h2 id="newest">{block.heading}</h2>
        {total > 0 && (
          <Link className="go" to={readPath(campaign)}>
            <span>Read all {total.toLocaleString('en-CA')}</span>
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      {newest.length > 0 ? (
        <div className="sheets">
          {newest.map((story) => (
            <Sheet key={story.hash} story={story} />
          ))}
        </div>
      ) : (
        <div className="retry dashed">
          <h3 className="as-h4">Nothing is published here yet</h3>
          <p>Yours could be the first.</p>
          <Link className="btn small ghost" to={writePath(campaign)} state={writeState(campaign)}>
            {campaign.landing.writeLabel}
          </Link>
        </div>
      )}
    </section>
  );
}

function Sheet({ story }: { story: ListedStory }) {
  const language = languageAttributes(story.language);
  return (
    <article className="sheet">
      <h3 className="as-h4" {...language}>
        <Link to={permalink(story)}>{story.title}</Link>
      </h3>
      <p {...language}>{displayOpening(story)}</p>
      <p className="label">
        <Tile category={story.category} story={story.hash} />
        <span>
          From <b>{displayName(story.name)}</b>
          <br />
          {displayPlace(story)}
        </span>
      </p>
    </article>
  );
}
