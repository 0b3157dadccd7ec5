import { Form, Link } from 'react-router';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { happenedText } from '#domain/vetting/folder.ts';
import type { Decisions as Read } from '#services/vetting/read-decisions.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { Choose } from '../shell/choose.tsx';
import type { Route } from './+types/decisions';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readDecisions, site } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? '';
  const chosen = {
    day: isCalendarDay(asked('day')) ? asked('day') : '',
    clause: asked('clause'),
    officer: asked('officer'),
  };
  const before = /^\d{1,15}$/.test(asked('before')) ? Number(asked('before')) : undefined;
  const filter = {
    day: chosen.day || undefined,
    clause: chosen.clause || undefined,
    officer: chosen.officer || undefined,
  };
  const read = await readDecisions({ by: officerOf(context), filter, before });
  return { ...read, chosen, timeZone: site.timeZone };
}

export const meta: Route.MetaFunction = () => [{ title: 'Decisions – Desk' }];

export default function Decisions({ loaderData }: Route.ComponentProps) {
  const { decisions, next, clauses, officers, chosen, timeZone } = loaderData;
  const older = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  if (next !== null) older.set('before', String(next));
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Decisions</h1>
          <p>What was decided about which text, and why. Nobody is counted or ranked here.</p>
        </div>
      </div>
      <Form className="dfilters" role="search" aria-label="Narrow the decisions">
        <span className="f">
          <label htmlFor="day">On</label>
          <input id="day" name="day" type="date" defaultValue={chosen.day} />
        </span>
        <Choose
          name="clause"
          label="Guideline"
          chosen={chosen.clause}
          options={clauses.map(({ code, title }) => [code, title] as const)}
        />
        <Choose
          name="officer"
          label="Officer"
          chosen={chosen.officer}
          options={officers.map(({ id, name }) => [id, name] as const)}
        />
        <button type="submit" className="btn small ghost">
          Narrow
        </button>
      </Form>
      {decisions.length === 0 ? (
        <p>Nothing was decided so.</p>
      ) : (
        <DecisionTable {...{ decisions, clauses, timeZone }} />
      )}
      {next !== null && (
        <p>
          <Link to={`?${older}`}>Show older ones</Link>
        </p>
      )}
    </main>
  );
}

type TableProps = Pick<Read, 'decisions' | 'clauses'> & { timeZone: string };

function DecisionTable({ decisions, clauses, timeZone }: TableProps) {
  const titles = new Map(clauses.map(({ code, title }) => [code, title]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="scroll" aria-label="Decisions" tabIndex={0}>
      <table className="data log">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Text</th>
            <th scope="col">Guidelines and notes</th>
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ no, at, officer, kind, story, clauses: cited, note }) => (
            <tr key={no}>
              <td className="nb">
                <DateTime at={at} timeZone={timeZone} withTime />
              </td>
              <td>{officer}</td>
              <td>{happenedText(kind)}</td>
              <td {...languageAttributes(story.language ?? 'en')}>
                <Link to={`/story/${story.id}`}>{story.title}</Link>
              </td>
              <td>
                {[...cited.map((code) => titles.get(code) ?? code), note]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
