import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { Pager } from '#web/ui/pager.tsx';
import { roomSearch } from '../../story/room.ts';
import { StoryItem } from '../../story/story-item.tsx';
import { useRoomOfState } from '../../story/use-room-of-state.ts';
import { listNoun, narrowedTo } from '../list-noun.ts';
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
    minutes: scope.minutes && String(scope.minutes),
  };
  const query = roomSearch(new URLSearchParams(pageHref(narrowing, 0)));
  return (
    <main id="main" className="wrap">
      <div className="pagehead lists">
        <h1>Stories and letters</h1>
        <p className="lead wide-only">
          Each one was lived, written and sent by the person in it, and read by one of our readers
          before it was hung here.
        </p>
      </div>
      <Filters shown={narrowing} />
      {stories.totalElements === 0 ? (
        <NothingYet scope={scope} />
      ) : (
        <>
          <ListCount clear={pageHref(narrowing, 0) === '?' ? null : '?'}>
            <b>{stories.totalElements.toLocaleString('en-CA')}</b>{' '}
            {listNoun(scope, stories.totalElements)}, newest first
          </ListCount>
          <StoryList of={stories.content}>
            {stories.content.map((story) => (
              <li key={story.hash}>
                <StoryItem story={story} query={query} />
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
  const narrowed = scope.category ? `about “${categoryLabel(scope.category)}”` : narrowedTo(scope);
  return (
    <div className="retry dashed">
      <h2 className="as-h4">
        No {scope.writingType === 'LETTER' ? 'letter' : 'story'}
        {narrowed && ` ${narrowed}`} yet
      </h2>
      <p>
        Yours could be the first. Or look among <Link to="/subjects">all subjects</Link>.
      </p>
      <Link
        className="btn small ghost"
        to={scope.category ? `/tell?category=${scope.category}` : '/tell'}
      >
        Tell the first one
      </Link>
    </div>
  );
}
