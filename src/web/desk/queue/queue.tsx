import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { allCampaigns } from '#domain/campaigns/registry.ts';
import { numberWord } from '#domain/number-word.ts';
import { LANGUAGES, type Language } from '#domain/options/languages.ts';
import { QUEUE_VIEW_NAMES, type QueueView, type Urgency } from '#domain/vetting/queue-view.ts';
import { TOPICS, topicLabel } from '#domain/vetting/topics.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { useKeys } from '../shell/use-keys.ts';
import { viewOf } from '../shell/use-tab.ts';
import type { Route } from './+types/queue';
import { QueueRow } from './queue-row.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const search = new URL(request.url).searchParams;
  const view = viewOf(search);
  const language = search.get('language');
  const languages =
    language === 'mine' ? officer.languages : LANGUAGES.filter(({ code }) => code === language);
  const filter = {
    view,
    campaign: search.get('campaign') || undefined,
    languages: languages.length > 0 ? languages.map(codeOf) : undefined,
    dueBy: dayOf(search.get('due')),
    skippedTopics: view === 'to-read' ? officer.skippedTopics : undefined,
  };
  const [page, day] = await Promise.all([
    services.readQueue(filter, search.get('after')),
    services.readOfficersDay(officer),
  ]);
  return {
    view,
    page,
    day,
    me: { id: officer.id, skippedTopics: officer.skippedTopics },
    now: services.clock(),
    timeZone: services.site.timeZone,
    chosen: {
      campaign: filter.campaign ?? '',
      language: language ?? '',
      due: filter.dueBy ?? '',
    },
  };
}

/** A day that exists, or nothing. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** Topics that are not for this officer today. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const skippedTopics = TOPICS.filter((topic) => form.has(topic));
  await context.get(deskContext).changeOfficer(officerOf(context), { skippedTopics });
  return null;
}

const codeOf = (language: Language | { code: Language }): Language =>
  typeof language === 'string' ? language : language.code;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? QUEUE_VIEW_NAMES[loaderData.view] : 'Queue'} – Desk` },
];

const SECTIONS: [Urgency, string, string][] = [
  ['overdue', 'Overdue', 'wait late'],
  ['near', 'Due within two working days', 'wait near'],
  ['in-time', 'In good time', 'wait'],
];

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { view, page, day, me, now, timeZone, chosen } = loaderData;
  const navigate = useNavigate();
  const submit = useSubmit();
  const waiting = view === 'to-read' || view === 'second-reader';
  const next = () => void submit({}, { method: 'post', action: '/next' });
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
            </p>
          </div>
          {view === 'to-read' && (
            <Form method="post" action="/next">
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
            <select id="campaign" name="campaign" defaultValue={chosen.campaign}>
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
            <select id="language" name="language" defaultValue={chosen.language}>
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
              <input id="due" name="due" type="date" defaultValue={chosen.due} />
            </span>
          )}
          <button type="submit" className="btn small ghost">
            Narrow
          </button>
        </Form>
        {page.items.length === 0 && <NothingHere view={view} />}
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
                        {...{ view, me: me.id, now, timeZone }}
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
                      {...{ view, me: me.id, now, timeZone }}
                      today={page.today}
                    />
                  ))}
                </ol>
              </section>
            )}
        {page.next && waiting && (
          <p className="note more-note">
            <Link to={`?${new URLSearchParams({ view, ...chosen, after: page.next })}`}>
              Show the next ones
            </Link>
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
        <Form method="post" action={`/queue?view=${view}`}>
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
        <Form method="post" action="/next" className="dnext" aria-label="Next">
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
  if (total === 0) return 'Nobody is waiting.';
  const people =
    total === 1 ? 'One person is waiting.' : `${numberWord(total)} people are waiting.`;
  if (overdue === 0) return people;
  return `${people} ${overdue === 1 ? 'One has' : `${numberWord(overdue)} have`} waited longer than we promised.`;
}

function NothingHere({ view }: { view: QueueView }) {
  return (
    <div className="breathe">
      <Icon name="cup" />
      <p>
        {view === 'to-read'
          ? 'Nothing to read here. Drink something warm.'
          : 'There is nothing in this list.'}
      </p>
    </div>
  );
}
