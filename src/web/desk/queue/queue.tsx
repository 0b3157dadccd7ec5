import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { allCampaigns } from '#domain/campaigns/registry.ts';
import { numberWord } from '#domain/number-word.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { ARRIVAL_NAMES, ARRIVALS } from '#domain/vetting/arrivals.ts';
import { QUEUE_VIEW_NAMES, type QueueView, type Urgency } from '#domain/vetting/queue-view.ts';
import { TOPICS, topicLabel } from '#domain/vetting/topics.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { useKeys } from '../shell/use-keys.ts';
import type { Route } from './+types/queue';
import { addressEnd, filterOf, narrowingOf, wholeOf } from './narrowing.ts';
import { QueueRow } from './queue-row.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const search = new URL(request.url).searchParams;
  const narrowing = narrowingOf(search);
  const [page, day] = await Promise.all([
    services.readQueue(filterOf(narrowing, officer), search.get('after')),
    services.readOfficersDay(officer),
  ]);
  return {
    narrowing,
    page,
    day,
    me: { id: officer.id, skippedTopics: officer.skippedTopics },
    now: services.clock(),
    timeZone: services.site.timeZone,
  };
}

/** Topics that are not for this officer today. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const topics = TOPICS.filter((topic) => form.has(topic));
  await context.get(deskContext).skipTopics({ by: officerOf(context), topics });
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? QUEUE_VIEW_NAMES[loaderData.narrowing.view] : 'Queue'} – Desk` },
];

const SECTIONS: [Urgency, string, string][] = [
  ['overdue', 'Overdue', 'wait late'],
  ['near', 'Due within two working days', 'wait near'],
  ['in-time', 'In good time', 'wait'],
];

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { narrowing, page, day, me, now, timeZone } = loaderData;
  const { view } = narrowing;
  const whole = addressEnd(wholeOf(narrowing)) || '/';
  const narrowed = addressEnd(narrowing) !== addressEnd(wholeOf(narrowing));
  const nextAddress = `/next${addressEnd(narrowing)}`;
  const navigate = useNavigate();
  const submit = useSubmit();
  const waiting = view === 'to-read' || view === 'second-reader';
  const next = () => void submit({}, { method: 'post', action: nextAddress });
  useKeys({
    j: next,
    k: () => void navigate('/'),
  });
  return (
    <div className="dgrid two-col">
      <main className="dpage" id="main">
        <div className="dhead">
          <div>
            <h1>{QUEUE_VIEW_NAMES[view]}</h1>
            <p>
              {sayTotal(
                view,
                page.total,
                page.items.filter((item) => item.urgency === 'overdue').length,
              )}
              {narrowed && (
                <>
                  {' '}
                  The list is narrowed. <Link to={whole}>Show all</Link>
                </>
              )}
            </p>
          </div>
          {view === 'to-read' && (
            <Form method="post" action={nextAddress}>
              <button type="submit" className="btn">
                Take the next one <kbd aria-hidden>J</kbd>
              </button>
            </Form>
          )}
        </div>
        <Form className="dfilters" role="search" aria-label="Narrow the queue">
          {view !== 'to-read' && <input type="hidden" name="view" value={view} />}
          <span className="f">
            <label htmlFor="campaign">Campaign</label>
            <select id="campaign" name="campaign" defaultValue={narrowing.campaign}>
              <option value="">All</option>
              {allCampaigns().map(({ slug }) => (
                <option key={slug} value={slug}>
                  {slug}
                </option>
              ))}
            </select>
          </span>
          <span className="f">
            <label htmlFor="language">Language</label>
            <select id="language" name="language" defaultValue={narrowing.language}>
              <option value="">All</option>
              <option value="mine">Those I read</option>
              {LANGUAGES.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          </span>
          {waiting && (
            <span className="f">
              <label htmlFor="due">Due by</label>
              <input id="due" name="due" type="date" defaultValue={narrowing.due} />
            </span>
          )}
          <span className="f">
            <label htmlFor="sent">Sent</label>
            <select id="sent" name="sent" defaultValue={narrowing.sent}>
              <option value="">In any way</option>
              {ARRIVALS.map((arrival) => (
                <option key={arrival} value={arrival}>
                  {ARRIVAL_NAMES[arrival]}
                </option>
              ))}
            </select>
          </span>
          <button type="submit" className="btn small ghost">
            Narrow
          </button>
        </Form>
        {page.items.length === 0 && <NothingHere {...{ view, narrowed }} />}
        {waiting
          ? SECTIONS.map(([urgency, name, className]) => {
              const items = page.items.filter((item) => item.urgency === urgency);
              if (items.length === 0) return null;
              return (
                <section key={urgency} className={className} aria-labelledby={urgency}>
                  <h2 id={urgency}>
                    {name} <span>{items.length}</span>
                  </h2>
                  <ol>
                    {items.map((item) => (
                      <QueueRow
                        key={item.id}
                        item={item}
                        {...{ narrowing, me: me.id, now, timeZone }}
                        today={page.today}
                      />
                    ))}
                  </ol>
                </section>
              );
            })
          : page.items.length > 0 && (
              <section className="wait" aria-label={QUEUE_VIEW_NAMES[view]}>
                <h2 className="vh">Newest first</h2>
                <ol>
                  {page.items.map((item) => (
                    <QueueRow
                      key={item.id}
                      item={item}
                      {...{ narrowing, me: me.id, now, timeZone }}
                      today={page.today}
                    />
                  ))}
                </ol>
              </section>
            )}
        {page.next && waiting && (
          <p className="note more-note">
            <Link to={addressEnd(narrowing, { after: page.next })}>Show the next ones</Link>
          </p>
        )}
      </main>
      <aside className="dside" aria-label="Your day">
        <section>
          <h2>Your day</h2>
          <dl className="pairs">
            <div>
              <dt>Read</dt>
              <dd>{day.read}</dd>
            </div>
            <div>
              <dt>Of them heavy</dt>
              <dd>{day.heavy}</dd>
            </div>
          </dl>
        </section>
        <Form method="post" action={`/queue${addressEnd(narrowing)}`}>
          <h2>Not for me today</h2>
          {TOPICS.map((topic) => (
            <label key={topic} className="tick">
              <input
                type="checkbox"
                name={topic}
                defaultChecked={me.skippedTopics.includes(topic)}
              />
              <span>{topicLabel(topic)}</span>
            </label>
          ))}
          <button type="submit" className="btn small ghost">
            Keep this
          </button>
        </Form>
        <div className="breathe">
          <Icon name="cup" />
          <p>Skipped topics go to someone else. Nobody sees what you skip, and nobody is ranked.</p>
        </div>
      </aside>
      {view === 'to-read' && (
        <Form method="post" action={nextAddress} className="dnext" aria-label="Next">
          <button type="submit" className="btn">
            Take the next one
          </button>
        </Form>
      )}
    </div>
  );
}

function sayTotal(view: QueueView, total: number, overdue: number): string {
  if (view !== 'to-read')
    return total === 1
      ? 'One story or letter.'
      : `${total.toLocaleString('en-CA')} stories and letters.`;
  if (total === 0) return 'Nobody is waiting here.';
  const people =
    total === 1 ? 'One person is waiting.' : `${numberWord(total)} people are waiting.`;
  if (overdue === 0) return people;
  return `${people} ${overdue === 1 ? 'One has' : `${numberWord(overdue)} have`} waited longer than we promised.`;
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
