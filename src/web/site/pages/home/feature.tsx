import { Link } from 'react-router';
import { displayName, displayPlace } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { FeaturedStory } from '#services/stories/home-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryTile } from '#web/ui/tile-sheet.tsx';
import { kindText } from '../../story/story-label.tsx';
import { TILE_SIZE } from './home-tiles.ts';

export function Feature({ story }: { story: FeaturedStory }) {
  const language = languageAttributes(story.language);
  const person = story.who.charAt(0).toLowerCase() + story.who.slice(1);
  return (
    <section className="wrap end" aria-labelledby="feature">
      <div className="feature">
        <div className="pic">
          <StoryTile category={story.category} hash={story.hash} size={TILE_SIZE.feature} />
        </div>
        <div>
          <p className="label">
            <span className="kind">{kindText(story)}</span>
          </p>
          <h2 id="feature" {...language}>
            {story.title}
          </h2>
          <p className="opening" {...language}>
            {story.opening}
          </p>
          <p className="label">
            <b>{displayName(story.name)}</b>
            {[person, displayPlace(story)].filter(Boolean).map((told) => `, ${told}`)}
          </p>
          <Link className="go" to={permalink(story)}>
            <span>Read the whole story</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
