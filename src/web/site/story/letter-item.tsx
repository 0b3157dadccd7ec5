import { Link } from 'react-router';
import { displayName, displayOpening } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { ListLabel } from './story-label.tsx';

/** A letter of remembrance in a list: who it is to comes first. */
export function LetterItem({ story, query = '' }: { story: ListedStory; query?: string }) {
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
        {displayName(story.name)}
      </p>
      <div className="body" {...language}>
        <h2>
          <Link to={`${permalink(story)}${query}`}>{story.title}</Link>
        </h2>
        <p className="ex">{displayOpening(story)}</p>
      </div>
      <ListLabel story={story} without={['To', 'From']} />
    </article>
  );
}
