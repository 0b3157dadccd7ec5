import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { languageNamed } from '#domain/options/languages.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { MOST_FOUND, type StorySearch } from '#domain/search/search.ts';
import type { SearchResult } from '#services/stories/search-stories.ts';
import { Pager } from '#web/ui/pager.tsx';
import { languageName } from '#web/words/display.ts';
import { numberText } from '#web/words/numbers.ts';
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
  const named = languageNamed(words);
  const tongue = named ? languageName(named) : '';
  const here = `/stories${pageHref(narrowing, stories.number)}`;
  const items = stories.content.map(({ story, title, passage }) => (
    <li key={story.hash}>
      <StoryItem story={story} listed={here} found={{ title, passage }} />
    </li>
  ));
  const label = subject && categoryLabel(subject);
  // The exact ones come first, so of this page those that are left.
  const before = Math.max(0, exact - stories.number * PAGE_SIZE);
  const near = items.slice(before);
  return (
    <main id="main" className="wrap">
      <div className="pagehead lists">
        <h1>{t`Stories and letters`}</h1>
        <p className="lead wide-only">
          <Trans>
            With <q>{words}</q> in the title, in the text or in the place it comes from.
          </Trans>
        </p>
      </div>
      <Filters shown={narrowing} />
      <ListCount clear={clear}>
        <HowMany exact={exact} more={more} words={words} />
        {exact === 0 && meant !== null && (
          <>
            {' '}
            <Trans>
              Did you mean <Link to={pageHref({ ...narrowing, q: meant }, 0)}>{meant}</Link>?
            </Trans>
          </>
        )}
      </ListCount>
      {subject && (
        <p>
          <Trans>
            There is a subject for it: <Link to={`/stories?category=${subject}`}>{label}</Link>
          </Trans>
        </p>
      )}
      {named && (
        <p>
          <Link
            to={`/stories?language=${named}`}
          >{t`Everything that is written in ${tongue}`}</Link>
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

const NEAR_HEADING = <h2 className="near as-h4">{t`Stories that come near it`}</h2>;

type HowManyProps = Pick<Props, 'exact' | 'more'> & { words: string };

function HowMany({ exact, more, words }: HowManyProps) {
  const newest = numberText(MOST_FOUND);
  if (exact === 0) return t`No text has “${words}”.`;
  if (more)
    return (
      <Trans>
        <b>The newest {newest}</b> texts have it; titles first, then newest first
      </Trans>
    );
  return (
    <Plural
      value={exact}
      one={
        <Trans>
          <b>#</b> text has it; titles first, then newest first
        </Trans>
      }
      other={
        <Trans>
          <b>#</b> texts have it; titles first, then newest first
        </Trans>
      }
    />
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <div className="retry dashed">
      <h2 className="as-h4">{t`Nothing for “${words}”`}</h2>
      <p>
        <Trans>
          Try a shorter word, or its plain form. Or look among{' '}
          <Link to="/subjects">all subjects</Link>.
        </Trans>
      </p>
      <Link className="btn small ghost" to="/stories">
        {t`Show all stories and letters`}
      </Link>
    </div>
  );
}
