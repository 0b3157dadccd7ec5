import { Link } from 'react-router';
import { languageLabel } from '#domain/options/languages.ts';
import {
  displayAge,
  displayGender,
  displayName,
  displayOpening,
  displayPlace,
  UNSPECIFIED,
} from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { useSite } from '../shell/use-site.ts';

/** A letter of remembrance in a list: who it is to comes first. */
export function LetterItem({ story, query = '' }: { story: ListedStory; query?: string }) {
  const site = useSite();
  const url = permalink(story);
  const language = languageAttributes(story.language);
  const age = displayAge(story);
  return (
    <article className="mail">
      <p className="tofrom">
        {story.recipient && (
          <>
            <span>To</span>
            {story.recipient}
          </>
        )}
        <span>From</span>
        {displayName(story.name)}
      </p>
      <div className="body" {...language}>
        <h2>
          <Link to={`${url}${query}`}>{story.title}</Link>
        </h2>
        <p className="ex">{displayOpening(story)}</p>
      </div>
      <p className="label">
        <span className="kind">
          Letter{story.language === 'en' ? '' : ` in ${languageLabel(story.language)}`}
        </span>
        <br />
        {displayGender(story)}
        {age === UNSPECIFIED ? '' : `, age ${age}`}
        <br />
        {displayPlace(story)}
        {story.belief && ` · ${story.belief}`}
        <br />
        <DateTime at={story.publishedAt} timeZone={site.timeZone} withTime />
        <br />
        <a className="perma" href={url}>
          <PermalinkText origin={site.origin} url={url} />
        </a>
      </p>
    </article>
  );
}
