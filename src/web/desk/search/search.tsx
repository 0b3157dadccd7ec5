import { Form, Link } from 'react-router';
import { STATES } from '#domain/story/lifecycle.ts';
import { deskContext, officerOf, withinBudget } from '../desk-context.ts';
import { Choose } from '../shell/choose.tsx';
import { STATE_NAMES } from '../story/decide-action.ts';
import type { Route } from './+types/search';
import { FoundRow } from './found-row.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const words = search.get('words') ?? '';
  const state = STATES.find((one) => one === search.get('state'));
  const services = context.get(deskContext);
  const campaigns = await services.listCampaignNames();
  const campaign = campaigns.find(({ slug }) => slug === search.get('campaign'))?.slug;
  const filter = { words, state, campaign };
  const found = await withinBudget(request, () =>
    services.search(officerOf(context), filter, search.get('after')),
  );
  return {
    found,
    campaigns,
    chosen: { words, state: state ?? '', campaign: campaign ?? '' },
    further: search.has('after'),
    timeZone: services.site.timeZone,
    isLead: officerOf(context).role === 'lead',
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Search – Desk' }];

const STATE_OPTIONS = STATES.map((state) => [state, STATE_NAMES[state]] as const);

export default function Search({ loaderData }: Route.ComponentProps) {
  const { found, chosen, further, timeZone, isLead } = loaderData;
  const narrowed = Object.values(chosen).some(Boolean);
  const campaigns = loaderData.campaigns.map(({ slug, name }) => [slug, name] as const);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Search</h1>
          <p>Everything that was ever sent, also what was declined or taken down.</p>
        </div>
        {isLead && (
          // A file, not a page: the router has nothing to draw.
          <a className="btn small ghost" href="/desk/export.csv">
            All of it as a table (CSV)
          </a>
        )}
      </div>
      <Form className="dfilters find" role="search" aria-label="Stories and letters">
        <span className="f grow">
          <label htmlFor="words">Words, name, link or reference</label>
          <input id="words" name="words" type="search" defaultValue={chosen.words} />
        </span>
        <Choose name="state" label="State" chosen={chosen.state} options={STATE_OPTIONS} />
        <Choose name="campaign" label="Campaign" chosen={chosen.campaign} options={campaigns} />
        <button type="submit" className="btn small">
          Search
        </button>
      </Form>
      {found.items.length === 0 ? (
        <p role="status">
          Nothing was found. Words are looked for as they are written: try fewer of them, or another
          form of the word.
        </p>
      ) : (
        <section className="wait" aria-labelledby="found">
          <h2 id="found">{narrowed ? 'Found' : 'Newest'}</h2>
          <ol>
            {found.items.map((item) => (
              <FoundRow key={item.id} item={item} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      )}
      {(found.next || further) && (
        <p className="row">
          {further && <Link to={`?${new URLSearchParams(chosen)}`}>Back to the newest</Link>}
          {found.next && (
            <Link to={`?${new URLSearchParams({ ...chosen, after: found.next })}`}>
              Show older ones
            </Link>
          )}
        </p>
      )}
    </main>
  );
}
