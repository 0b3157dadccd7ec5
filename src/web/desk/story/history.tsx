import { data, Link } from 'react-router';
import { listedTitle } from '#domain/retention.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/history';
import { STATE_NAMES } from './decide-action.ts';
import { isStoryId } from './story-id.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const desk = isStoryId(params.id)
    ? await context
        .get(deskContext)
        .readStory({ storyId: params.id, officer: officerOf(context), open: 'no' })
    : null;
  if (!desk) throw data(null, { status: 404 });
  const titles = new Map(desk.clauses.map(({ code, title }) => [code, title]));
  return {
    timeZone: context.get(deskContext).site.timeZone,
    id: desk.story.id,
    title: listedTitle(desk.current.title),
    language: desk.story.language ?? 'en',
    events: desk.events.map((event) => ({
      ...event,
      answered: getsAnswer(desk.clauses.filter(({ code }) => event.clauses.includes(code))),
      clauses: event.clauses.map((code) => titles.get(code) ?? code),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `History: ${loaderData?.title ?? ''} – Desk` },
];

/** Everything that ever happened to one text, in order. */
export default function History({
  loaderData: { id, title, language, events, timeZone },
}: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1 {...languageAttributes(language)}>{title}</h1>
          <p>
            Its history. <Link to={`/story/${id}`}>Back to the text</Link>
          </p>
        </div>
      </div>
      <div className="scroll">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Then</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.no}>
                <td>{event.no}</td>
                <td>
                  <DateTime at={event.at} timeZone={timeZone} withTime />
                </td>
                <td>{event.officerName ?? (event.byItself ? 'The desk itself' : 'The writer')}</td>
                <td>{event.kind.replaceAll('-', ' ')}</td>
                <td>{event.toState ? STATE_NAMES[event.toState] : ''}</td>
                <td>
                  {[
                    ...event.clauses,
                    event.noteToWriter &&
                      `To the writer${event.answered ? '' : ', not sent'}: ${event.noteToWriter}`,
                    event.internalNote,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
