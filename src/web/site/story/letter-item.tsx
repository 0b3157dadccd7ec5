import { Link } from 'react-router';
import { displayName } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { StoryCard } from '#domain/story/story-card.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryLabel } from './story-label.tsx';

/** A letter of remembrance in a list: who it is to comes first. */
export function LetterItem({ story, query = '' }: { story: StoryCard; query?: string }) {
  const language = languageAttributes(story.language);
  return (
    <article className="mail">
      <p className="tofrom">
        {story.recipient && (
          <>
            <span>To:</span>
            {story.recipient}
          </>
        )}
        <span>From:</span>
        {displayName(story.name ?? null)}
      </p>
      <div className="body" {...language}>
        <h2>
          <Link to={`${permalink(story)}${query}`}>{story.title}</Link>
        </h2>
        <p className="ex">{story.opening}</p>
      </div>
      <StoryLabel story={story} unnamed />
    </article>
  );
}
