import { Link } from 'react-router';
import { displayOpening } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { ListLabel } from './story-label.tsx';

/** One story in a list: its tile, title, opening and label. */
export function StoryItem({ story, query = '' }: { story: ListedStory; query?: string }) {
  const language = languageAttributes(story.language);
  return (
    <article className="item">
      <div className="pic">
        <Tile category={story.category} story={story.hash} cols={3} rows={3} />
      </div>
      <div className="title">
        <h2 {...language}>
          <Link to={`${permalink(story)}${query}`}>{story.title}</Link>
        </h2>
      </div>
      <p className="ex" {...language}>
        {displayOpening(story)}
      </p>
      <ListLabel story={story} />
    </article>
  );
}
