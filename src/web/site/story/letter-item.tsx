import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { displayName } from '#web/words/display.ts';
import type { StoryCard } from './story-card.ts';
import { StoryLabel } from './story-label.tsx';

/** A letter of remembrance in a list: who it is to comes first. */
export function LetterItem({ story, query = '' }: { story: StoryCard; query?: string }) {
  return (
    <article className="mail">
      <p className="tofrom">
        {story.recipient && (
          <>
            <span>{t`To:`}</span>
            {story.recipient}
          </>
        )}
        <span>{t`From:`}</span>
        <GivenWords beside={story.language}>{displayName(story.name ?? null)}</GivenWords>
      </p>
      <div className="body" {...languageAttributes(story.language)}>
        <h2>
          <Link to={`${permalink(story)}${query}`}>{story.title}</Link>
        </h2>
        <p className="ex">{story.opening}</p>
      </div>
      <StoryLabel story={story} unnamed />
    </article>
  );
}
