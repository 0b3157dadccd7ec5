import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { isWaitingView, QUEUE_VIEW_NAMES, type QueueView } from '#domain/vetting/queue-view.ts';
import { TOPICS, topicLabel } from '#domain/vetting/topics.ts';
import type { QueuePlace } from '#services/vetting/list-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { MOVES } from '../shell/moves.ts';
import { useKeys } from '../shell/use-keys.ts';
import { isStoryId } from '../story/story-id.ts';
import type { Route } from './+types/queue';
import { sayTotal } from './describe.ts';
import { ForYou } from './for-you.tsx';
import { InDanger } from './in-danger.tsx';
import { addressEnd, filterOf, narrowingOf, wholeOf } from './narrowing.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueuePager } from './queue-pager.tsx';
import { SettledRows } from './settled-rows.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import { WaveRows } from './wave-rows.tsx';
import { YourDay } from './your-day.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const search = new URL(request.url).searchParams;
  const narrowing = narrowingOf(search);
  const [inDanger, page, day, untaken, mentions, campaigns, waves] = await Promise.all([
    services.listInDanger(),
    services.readQueue(filterOf(narrowing, officer), placeIn(search)),
    services.readOfficersDay(officer),
    services.listUntakenTopics(officer),
    narrowing.view === 'to-read' ? services.listMentions(officer) : [],
    services.listCampaignNames(),
    narrowing.view === 'to-read' ? services.listWaves() : [],
  ]);
  return {
    narrowing,
    inDanger,
    page,
    day,
    untaken,
    mentions,
    campaigns,
    waves,
    me: { id: officer.id, skippedTopics: officer.skippedTopics },
    now: services.clock(),
    timeZone: services.site.timeZone,
  };
}

/** Topics that are not for this officer today, or an hour without any of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'pause') {
    await context.get(deskContext).takePause({ by: officerOf(context) });
    return null;
  }
  const topics = TOPICS.filter((topic) => form.has(topic));
  await context.get(deskContext).skipTopics({ by: officerOf(context), topics });
  return null;
}

/** The page behind or before a story; anything else is the first one. */
function placeIn(search: URLSearchParams): QueuePlace | undefined {
  const [after, before] = [search.get('after'), search.get('before')];
  if (after && isStoryId(after)) return { after };
  return before && isStoryId(before) ? { before } : undefined;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? QUEUE_VIEW_NAMES[loaderData.narrowing.view] : 'Queue'} – Desk` },
];

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { narrowing, inDanger, page, day, untaken, mentions, me, now, timeZone } = loaderData;
  const { view } = narrowing;
  const whole = addressEnd(wholeOf(narrowing)) || '/';
  const narrowed = addressEnd(narrowing) !== addressEnd(wholeOf(narrowing));
  const nextAddress = `/next${addressEnd(narrowing)}`;
  const navigate = useNavigate();
  const submit = useSubmit();
  const waiting = isWaitingView(view);
  const [first] = page.items;
  // Where nobody waits there is nothing to take: the key opens what the list begins with.
  const next = () => {
    if (waiting) void submit({}, { method: 'post', action: nextAddress });
    else if (first) void navigate(`/story/${first.id}${addressEnd(narrowing)}`);
  };
  const rows = { page, narrowing, me: me.id, now, timeZone };
  useKeys({
    [MOVES.next.key]: next,
    [MOVES.previous.key]: () => void navigate('/'),
  });
  return (
    <div className="dgrid two-col">
      <main className="dpage" id="main">
        <div className="dhead">
          <div>
            <h1>{QUEUE_VIEW_NAMES[view]}</h1>
            <p>
              {sayTotal(view, page.total, page.counts.overdue)}
              {narrowed && (
                <>
                  {' '}
                  The list is narrowed. <Link to={whole}>Show all</Link>
                </>
              )}
            </p>
          </div>
          {waiting && (
            <Form method="post" action={nextAddress}>
              <button type="submit" className="btn">
                Take the next one <kbd aria-hidden>{MOVES.next.key}</kbd>
              </button>
            </Form>
          )}
        </div>
        <InDanger rows={inDanger} me={me.id} timeZone={timeZone} />
        <ForYou mentions={mentions} timeZone={timeZone} />
        {untaken.length > 0 && (
          <p className="note">
            Left with nobody today: {untaken.map(topicLabel).join(', ').toLowerCase()}. Everybody
            who is signed in skips it, and texts wait.
          </p>
        )}
        <QueueFilters narrowing={narrowing} waiting={waiting} campaigns={loaderData.campaigns} />
        <WaveRows waves={loaderData.waves} today={page.today} timeZone={timeZone} />
        {page.items.length === 0 && <NothingHere {...{ view, narrowed }} />}
        {waiting ? <WaitingRows {...rows} /> : <SettledRows {...rows} />}
        <QueuePager page={page} narrowing={narrowing} />
      </main>
      <YourDay
        day={day}
        skippedTopics={me.skippedTopics}
        timeZone={timeZone}
        action={`/queue${addressEnd(narrowing)}`}
      />
      {waiting && (
        <Form method="post" action={nextAddress} className="dnext" aria-label="Next">
          <button type="submit" className="btn">
            Take the next one
          </button>
        </Form>
      )}
    </div>
  );
}

function NothingHere({ view, narrowed }: { view: QueueView; narrowed: boolean }) {
  return (
    <div className="breathe">
      <Icon name="cup" />
      <p>
        {view === 'to-read'
          ? `Nothing to read here. ${narrowed ? 'The whole list may hold more.' : 'Drink something warm.'}`
          : 'There is nothing in this list.'}
      </p>
    </div>
  );
}
