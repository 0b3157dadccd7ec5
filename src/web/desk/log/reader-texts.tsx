import { Link } from 'react-router';
import { STATES } from '#domain/story/lifecycle.ts';
import type { ReadersTexts } from '#services/vetting/read-reading.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { STATE_NAMES } from '../story/decide-action.ts';

type Props = ReadersTexts & { reader: string; timeZone: string };

/** What one officer opened, by reference: whoever looks opens nothing by looking. */
export function ReaderTexts({ reader, name, texts, next, timeZone }: Props) {
  return (
    <section className="plotbox" aria-labelledby="texts">
      <h2 id="texts">Opened by {name}</h2>
      <p>
        <Link to="/log">Back to the log</Link>
      </p>
      {texts.length === 0 && <p>Nothing yet.</p>}
      <ul className="say">
        {texts.map(({ no, at, storyId, hash, state }) => (
          <li key={no}>
            <DateTime at={at} timeZone={timeZone} withTime />:{' '}
            <Link to={`/story/${storyId}/history`}>{hash}</Link>,{' '}
            {STATE_NAMES[STATES.find((one) => one === state) ?? 'received']}
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link to={`?reader=${encodeURIComponent(reader)}&before=${next}`}>Show older ones</Link>
        </p>
      )}
    </section>
  );
}
