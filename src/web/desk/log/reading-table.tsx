import { Link } from 'react-router';
import type { ReaderSummary } from '#services/vetting/read-reading.ts';
import { DateTime } from '#web/ui/date-time.tsx';

type Props = { reading: ReaderSummary[]; timeZone: string };

/** Who read how much in the last day. */
export function ReadingTable({ reading, timeZone }: Props) {
  return (
    <section className="plotbox" aria-labelledby="reading">
      <h2 id="reading">Reading in the last 24 hours</h2>
      <p className="say">
        Every text that was opened before readers had it, and every passage that a search found in
        one. Leads are told by mail when somebody reads many, fast, at night, or what nobody had to
        read.
      </p>
      {reading.length === 0 ? (
        <p>Nobody has opened a text.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <div className="scroll" tabIndex={0}>
          <table className="data log">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Texts</th>
                <th scope="col">Of them not waiting</th>
                <th scope="col">Passages found</th>
                <th scope="col">Last</th>
              </tr>
            </thead>
            <tbody>
              {reading.map(({ officer, name, opened, settled, passages, lastAt }) => (
                <tr key={officer}>
                  <th scope="row">
                    <Link to={`/log?reader=${encodeURIComponent(officer)}`}>{name ?? officer}</Link>
                  </th>
                  <td>{opened}</td>
                  <td>{settled}</td>
                  <td>{passages}</td>
                  <td className="nb">
                    <DateTime at={lastAt} timeZone={timeZone} withTime />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
