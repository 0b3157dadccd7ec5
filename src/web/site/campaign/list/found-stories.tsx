import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
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

/** What a reader looked for: titles first, then texts, with the found words marked; then what comes near. */
export function FoundStories({ stories, more, exact, meant, subject, search }: Props) {
  const { words, category, writingType, country, language } = search;
  const narrowing = { q: words, category, type: writingType, country, language };
  const isNarrowed = Boolean(category || writingType || country || language);
  const clear = isNarrowed ? pageHref({ q: words }, 0) : null;
  const items = stories.content.map(({ story, title, passage }) => (
    <li key={story.hash}>
      <StoryItem story={story} found={{ title, passage }} />
    </li>
  ));
  // The exact ones come first, so of this page those that are left.
  const before = Math.max(0, exact - stories.number * PAGE_SIZE);
  const near = items.slice(before);
  return (
    <main id="main" className="wrap">
      <div className="pagehead lists">
        <h1>Stories and letters</h1>
        <p className="lead wide-only">
          With <q>{words}</q> in the title, in the text or in the place it comes from.
        </p>
      </div>
      <Filters shown={narrowing} />
      <ListCount clear={clear}>
        {exact > 0 ? (
          <>
            <b>{more ? `The newest ${MOST_FOUND.toLocaleString('en-CA')}` : exact}</b>{' '}
            {exact === 1 ? 'text has' : 'texts have'} it; titles first, then newest first
          </>
        ) : (
          <>No text has “{words}”.</>
        )}
        {exact === 0 && meant !== null && (
          <>
            {' '}
            Did you mean <Link to={pageHref({ ...narrowing, q: meant }, 0)}>{meant}</Link>?
          </>
        )}
      </ListCount>
      {subject && (
        <p>
          There is a subject for it:{' '}
          <Link to={`/stories?category=${subject}`}>{categoryLabel(subject)}</Link>
        </p>
      )}
      {stories.totalElements === 0 && <NothingFound words={words} />}
      {before === 0 && near.length > 0 && NEAR_HEADING}
      <StoryList
        of={stories.content.map(({ story }) => story)}
        after={
          before > 0 &&
          near.length > 0 && (
            <>
              {NEAR_HEADING}
              <ol className="list">{near}</ol>
            </>
          )
        }
      >
        {before > 0 ? items.slice(0, before) : near}
      </StoryList>
      <Pager
        current={stories.number}
        pages={stories.totalPages}
        hrefOf={(page) => pageHref(narrowing, page)}
      />
    </main>
  );
}

const NEAR_HEADING = <h2 className="near as-h4">Stories that come near it</h2>;

function NothingFound({ words }: { words: string }) {
  return (
    <div className="retry dashed">
      <h2 className="as-h4">Nothing for “{words}”</h2>
      <p>
        Try a shorter word, or its plain form. Or look among{' '}
        <Link to="/subjects">all subjects</Link>.
      </p>
      <Link className="btn small ghost" to="/stories">
        Show all stories and letters
      </Link>
    </div>
  );
}
