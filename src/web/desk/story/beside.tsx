import { data, Link, redirect } from 'react-router';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { besideRows } from '#domain/vetting/beside.ts';
import { findDoubles } from '#domain/vetting/doubles.ts';
import { wordDiff } from '#domain/vetting/word-diff.ts';
import type { ReadBeside } from '#services/together/read-beside.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { Pieces } from '#web/ui/diff-pieces.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf, withinBudget, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/beside';
import { bothSeen } from './both-seen.ts';
import { refusalOf, STATE_NAMES } from './decide-action.ts';
import { DoublesPane } from './doubles-pane.tsx';
import { LeaveChanges } from './leave-changes.tsx';
import { isStoryId } from './story-id.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const services = context.get(deskContext);
  const open = new URL(request.url).searchParams.has('open') ? 'asked' : 'unless-heavy';
  const asked = { storyId: params.id, officer: officerOf(context), open } as const;
  const beside = await withinBudget(request, () => services.readBeside(asked));
  if (!beside) throw data(null, { status: 404 });
  return { beside, id: params.id, timeZone: services.site.timeZone };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const form = await request.formData();
  const way = findDoubles(formText(form, 'way'));
  const [words, until] = [formText(form, 'words'), formText(form, 'until')];
  if (!way) throw data(null, { status: 400 });
  const outcome = withPasskey(
    await context.get(deskContext).decideDoubles({
      ...{ storyId: params.id, officer: officerOf(context), way, words, seen: bothSeen(form) },
      until: isCalendarDay(until) ? until : '',
    }),
    request,
  );
  if (outcome.kind === 'done') {
    const { closed, readNext } = outcome;
    throw redirect(
      way === 'ask-both' ? '/queue' : `/story/${readNext}${closed ? `?done=${closed}` : ''}`,
    );
  }
  const problem = refusalOf(outcome)?.problem ?? '';
  return data(
    { problem, typed: { way, words, until } },
    { status: outcome.kind === 'stale' ? 409 : 422 },
  );
}

export const meta: Route.MetaFunction = () => [{ title: 'Side by side – Desk' }];

type Side = ReadBeside['sides'][number];

/** Two texts that are much alike, paragraph beside paragraph, and what they are. */
export default function BesideRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LeaveChanges>
      <div className="dgrid case">
        <Beside {...{ loaderData, actionData }} />
        <DoublesPane beside={loaderData.beside} typed={actionData?.typed} />
      </div>
    </LeaveChanges>
  );
}

type Answered = Pick<Route.ComponentProps, 'loaderData'> & {
  actionData: Route.ComponentProps['actionData'] | undefined;
};

function Beside({ loaderData, actionData }: Answered) {
  const { beside, id, timeZone } = loaderData;
  const { sides, shared, covered } = beside;
  const [one, other] = sides;
  const language = { ...languageAttributes(one.language ?? 'en') };
  return (
    <main className="dpage" id="main">
      <Notice answer={actionData} />
      <p className="crumb">
        <Link to={`/story/${id}`}>The text</Link> / Side by side
      </p>
      <h1>Much alike: {shared} of 100 words</h1>
      <div className="beside">
        <div className="beside-heads">
          <Head side={one} other={other} came="came first" timeZone={timeZone} />
          <Head side={other} other={one} came="came later" timeZone={timeZone} />
        </div>
        {besideRows(one.body, other.body).map((row, index) => {
          const pieces = wordDiff(row.one, row.other);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of two texts stay in place
            <div key={index}>
              <p {...language}>
                <Pieces pieces={pieces} without="in" />
              </p>
              <p {...language}>
                <Pieces pieces={pieces} without="out" />
              </p>
            </div>
          );
        })}
      </div>
      {covered && (
        <p className="note">
          One of them is heavy, and covered. <Link to="?open=1">Open both</Link>
        </p>
      )}
    </main>
  );
}

type HeadProps = { side: Side; other: Side; came: string; timeZone: string };

function Head({ side, other, came, timeZone }: HeadProps) {
  const place = ({ city, country }: Side) => [...(city ? [city] : []), country].join(', ');
  const lines: [string, string, boolean][] = [
    ['Name', side.name ?? 'Anonymous', side.name !== other.name],
    ['Age', side.age ? String(side.age) : 'A secret', side.age !== other.age],
    ['Place', place(side), place(side) !== place(other)],
  ];
  return (
    <header className="beside-head">
      <h2 {...languageAttributes(side.language ?? 'en')}>
        <Link to={`/story/${side.id}`}>{side.title}</Link>
      </h2>
      <p>
        {STATE_NAMES[side.state]}, {came}
      </p>
      <dl>
        {lines.map(([name, value, differs]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={differs ? 'differs' : undefined}>
              {value}
              {differs && <span className="vh"> (differs)</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Sent</dt>
          <dd>
            <DateTime at={side.receivedAt} timeZone={timeZone} withTime />
          </dd>
        </div>
      </dl>
    </header>
  );
}
