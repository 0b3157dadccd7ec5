import { Link } from 'react-router';
import { displayName, displayPlace } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { kindText } from '../../story/story-label.tsx';

export function Feature({ story, opening }: { story: ListedStory; opening: string }) {
  const language = languageAttributes(story.language);
  return (
    <section className="wrap end" aria-labelledby="feature">
      <div className="feature">
        <div className="pic">
          <Tile category={story.category} story={story.hash} cols={4} rows={4} />
        </div>
        <div>
          <p className="label">
            <span className="kind">{kindText(story)}</span>
          </p>
          <h2 id="feature" {...language}>
            {story.title}
          </h2>
          <p className="opening" {...language}>
            {opening}
          </p>
          <p className="label">
            <b>{displayName(story.name)}</b> · {displayPlace(story)}
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
