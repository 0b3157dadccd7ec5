import { Link } from 'react-router';
import { listedTitle } from '#domain/retention.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/log';
import { ReaderTexts } from './reader-texts.tsx';
import { ReadingTable } from './reading-table.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readDeskLog, readReading, readTextsOf, site } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('before') ?? '';
  const before = /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
  const by = officerOf(context);
  const { timeZone } = site;
  const reader = searchParams.get('reader');
  if (reader !== null) {
    const texts = await readTextsOf({ by, officer: reader, before });
    return { reader: { ...texts, reader, timeZone } };
  }
  const [log, reading] = await Promise.all([readDeskLog({ by, before }), readReading({ by })]);
  return { ...log, reading: before === undefined ? reading : null, timeZone };
}

export const meta: Route.MetaFunction = () => [{ title: 'Log – Desk' }];

export default function Log({ loaderData }: Route.ComponentProps) {
  if ('reader' in loaderData)
    return (
      <main className="dpage full" id="main">
        <div className="dhead">
          <h1>Log</h1>
        </div>
        <ReaderTexts {...loaderData.reader} />
      </main>
    );
  const { head, events, faces, next, reading, timeZone } = loaderData;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Log</h1>
          <p>What was done about the desk itself. Each story has a history of its own.</p>
        </div>
      </div>
      <section className="plotbox" aria-labelledby="head">
        <h2 id="head">For safekeeping</h2>
        <p className="say">
          This stands for every event there has ever been, those of stories too. Keep it outside
          this machine, such as on paper: whoever checks the log against it later sees whether a
          single one was changed or is missing.
        </p>
        <p className="perma">{head}</p>
        <CopyButton text={head} label="Copy it" look="btn small ghost" />
      </section>
      {reading && <ReadingTable {...{ reading, timeZone }} />}
      {faces.length > 0 && (
        <section className="plotbox" aria-labelledby="faces">
          <h2 id="faces">Brought under the rule for children</h2>
          <p className="say">
            Published earlier, by writers under 18 or without an age. Readers no longer see these
            lines.
          </p>
          <ul className="say">
            {faces.map(({ no, storyId, title, lines }) => (
              <li key={no}>
                <Link to={`/story/${storyId}`}>{listedTitle(title)}</Link>: {lines}
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="scroll" aria-label="Events" tabIndex={0}>
        <table className="data log">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">About</th>
              <th scope="col">More</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ no, at, kind, officer, subject, note }) => (
              <tr key={no}>
                <td>{no}</td>
                <td className="nb">
                  <DateTime at={at} timeZone={timeZone} withTime />
                </td>
                <td>{officer ?? 'The system'}</td>
                <td>{kind.replaceAll('-', ' ')}</td>
                <td>{subject}</td>
                <td className="lines">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {events.length === 0 && <p>Nothing yet.</p>}
      {next !== null && (
        <p>
          <Link to={`?before=${next}`}>Show older ones</Link>
        </p>
      )}
    </main>
  );
}
