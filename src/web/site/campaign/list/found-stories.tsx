import { Fragment } from 'react';
import { Link } from 'react-router';
import { MOST_FOUND, type StorySearch } from '#domain/search/search.ts';
import type { SearchResult } from '#services/stories/search-stories.ts';
import { Pager } from '#web/ui/pager.tsx';
import { StoryItem } from '../../story/story-item.tsx';
import { Filters } from './filters.tsx';
import type { foundCards } from './hand-over.ts';
import { ListCount } from './list-count.tsx';
import { pageHref } from './page-of.ts';
import { StoryList } from './story-list.tsx';

type Props = Omit<SearchResult, 'stories'> & {
  stories: ReturnType<typeof foundCards>;
  search: StorySearch;
};

/** What a reader looked for: titles first, then texts, with the found words marked. */
export function FoundStories({ stories, more, instead, search }: Props) {
  const { words, category, writingType, country, language } = search;
  const narrowing = { q: words, category, type: writingType, country, language };
  const isNarrowed = Boolean(category || writingType || country || language);
  return (
    <main id="main" className="wrap">
      <div className="pagehead lists">
        <h1>Stories and letters</h1>
        <p className="lead wide-only">
          With <q>{words}</q> in the title, in the text or in the place it comes from.
        </p>
      </div>
      <Filters shown={narrowing} />
      {stories.totalElements === 0 ? (
        <NothingFound
          words={words}
          instead={instead.map((q) => ({ q, href: pageHref({ ...narrowing, q }, 0) }))}
        />
      ) : (
        <>
          <ListCount clear={isNarrowed ? pageHref({ q: words }, 0) : null}>
            <b>
              {more ? `The newest ${MOST_FOUND.toLocaleString('en-CA')}` : stories.totalElements}
            </b>{' '}
            {stories.totalElements === 1 ? 'text has' : 'texts have'} it; titles first, then newest
            first
          </ListCount>
          <StoryList of={stories.content.map(({ story }) => story)}>
            {stories.content.map(({ story, title, passage }) => (
              <li key={story.hash}>
                <StoryItem story={story} found={{ title, passage }} />
              </li>
            ))}
          </StoryList>
          <Pager
            current={stories.number}
            pages={stories.totalPages}
            hrefOf={(page) => pageHref(narrowing, page)}
          />
        </>
      )}
    </main>
  );
}

type Instead = { q: string; href: string };

function NothingFound({ words, instead }: { words: string; instead: Instead[] }) {
  return (
    <div className="retry dashed" role="status">
      <h2 className="as-h4">Nothing for “{words}”</h2>
      {instead.length > 0 ? (
        <p>
          Did you mean{' '}
          {instead.map(({ q, href }, i) => (
            <Fragment key={q}>
              {i > 0 && ' or '}
              <Link to={href}>{q}</Link>
            </Fragment>
          ))}
          ?
        </p>
      ) : (
        <p>
          Try a shorter word, or its plain form. Or look among{' '}
          <Link to="/subjects">all subjects</Link>.
        </p>
      )}
      <Link className="btn small ghost" to="/stories">
        Show all stories and letters
      </Link>
    </div>
  );
}
