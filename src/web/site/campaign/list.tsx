import { data, Link } from 'react-router';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { servicesContext } from '#web/services-context.ts';
import { Pager } from '#web/ui/pager.tsx';
import { StoryItem } from '../story/story-item.tsx';
import type { Route } from './+types/list';

const FURTHEST_PAGE = 1_000_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(new URL(request.url));
  if (page === null) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const stories = await services.listStories({}, { number: page, size: PAGE_SIZE });
  // The first page may be empty; a page beyond the last does not exist.
  if (page > 0 && page >= stories.totalPages) throw data(null, { status: 404 });
  return { stories };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData?.site.name;
  const number = (loaderData?.stories.number ?? 0) + 1;
  return [
    { title: `Stories and letters${number > 1 ? `, page ${number}` : ''} – ${site}` },
    {
      name: 'description',
      content: 'True first-person stories and letters about Muslim communities, newest first.',
    },
  ];
};

export default function StoryList({ loaderData }: Route.ComponentProps) {
  const { stories } = loaderData;
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>Stories and letters</h1>
        <p className="lead">
          Each one was lived, written and sent by the person in it, and read by an officer before it
          was hung here.
        </p>
      </div>
      {stories.totalElements === 0 ? (
        <NothingYet />
      ) : (
        <>
          <p className="count">
            <b>{stories.totalElements.toLocaleString('en-CA')}</b> stories and letters, newest
            first. Page {stories.number + 1} of {stories.totalPages}.
          </p>
          <ol className="list">
            {stories.content.map((story) => (
              <li key={story.hash}>
                <StoryItem story={story} />
              </li>
            ))}
          </ol>
          <Pager
            current={stories.number}
            pages={stories.totalPages}
            hrefOf={(page) => (page === 0 ? '?' : `?page=${page + 1}`)}
          />
        </>
      )}
    </main>
  );
}

function NothingYet() {
  return (
    <div className="retry dashed">
      <h2 className="as-h4">No story here yet</h2>
      <p>Yours could be the first.</p>
      <Link className="btn small ghost" to="/tell">
        Tell the first one
      </Link>
    </div>
  );
}

/** `?page=3` counts from one; anything that is not a page is no address of ours. */
function pageOf(url: URL): number | null {
  const given = url.searchParams.get('page');
  if (given === null) return 0;
  const page = /^[1-9]\d*$/.test(given) ? Number(given) : Number.NaN;
  return page >= 1 && page <= FURTHEST_PAGE ? page - 1 : null;
}
