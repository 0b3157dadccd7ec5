import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { Pager } from '#web/ui/pager.tsx';
import { languageName } from '#web/words/display.ts';
import { countryName } from '#web/words/names.ts';
import { numberText } from '#web/words/numbers.ts';
import { roomSearch } from '../../story/room.ts';
import { StoryItem } from '../../story/story-item.tsx';
import { useRoomOfState } from '../../story/use-room-of-state.ts';
import { listNoun } from '../list-noun.ts';
import { Filters } from './filters.tsx';
import { ListCount } from './list-count.tsx';
import type { ListProps } from './list-props.ts';
import { pageHref } from './page-of.ts';
import { StoryList } from './story-list.tsx';

export function AllStories({ stories, scope }: ListProps) {
  useRoomOfState();
  const narrowing = {
    category: scope.category,
    type: scope.writingType,
    country: scope.country,
    language: scope.language,
    minutes: scope.minutes && String(scope.minutes),
  };
  const count = numberText(stories.totalElements);
  const noun = listNoun(scope, stories.totalElements);
  const query = roomSearch(new URLSearchParams(pageHref(narrowing, 0)));
  // The address of a text says its room and its kind; of any other list it knows nothing.
  const isElsewhere = Boolean(scope.country || scope.language || scope.minutes);
  const listed = isElsewhere ? { listed: `/stories${pageHref(narrowing, stories.number)}` } : {};
  return (
    <main id="main" className="wrap">
      <div className="pagehead lists">
        <h1>{t`Stories and letters`}</h1>
        <p className="lead wide-only">
          <Trans>
            Each one was lived, written and sent by the person in it, and read by one of our readers
            before it was hung here.
          </Trans>
        </p>
      </div>
      <Filters shown={narrowing} />
      {stories.totalElements === 0 ? (
        <NothingYet scope={scope} />
      ) : (
        <>
          <ListCount clear={pageHref(narrowing, 0) === '?' ? null : '?'}>
            <Trans>
              <b>{count}</b> {noun}, newest first
            </Trans>
          </ListCount>
          <StoryList of={stories.content}>
            {stories.content.map((story) => (
              <li key={story.hash}>
                <StoryItem story={story} query={query} {...listed} />
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

function NothingYet({ scope }: Pick<ListProps, 'scope'>) {
  return (
    <div className="retry dashed">
      <h2 className="as-h4">{noneYet(scope)}</h2>
      <p>
        <Trans>
          Yours could be the first. Or look among <Link to="/subjects">all subjects</Link>.
        </Trans>
      </p>
      <Link
        className="btn small ghost"
        to={scope.category ? `/tell?category=${scope.category}` : '/tell'}
      >
        {t`Tell the first one`}
      </Link>
    </div>
  );
}

function noneYet(scope: ListProps['scope']): string {
  const { category, minutes, writingType } = scope;
  const country = scope.country && countryName(scope.country);
  const subject = category && categoryLabel(category);
  const language = scope.language && languageName(scope.language);
  if (language) return t`No text in ${language} yet`;
  if (country) return t`No story from ${country} yet`;
  if (minutes) return t`No story to read in two minutes yet`;
  if (writingType === 'LETTER')
    return subject ? t`No letter about “${subject}” yet` : t`No letter yet`;
  return subject ? t`No story about “${subject}” yet` : t`No story yet`;
}
