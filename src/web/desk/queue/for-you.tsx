import { Link } from 'react-router';
import type { Mention } from '#services/vetting/list-mentions.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '../tile.tsx';

type Props = { mentions: Mention[]; timeZone: string };

/** Texts in whose folder this officer was named, until they have said or done something there. */
export function ForYou({ mentions, timeZone }: Props) {
  if (mentions.length === 0) return null;
  return (
    <section className="wait" aria-labelledby="for-you">
      <h2 id="for-you">
        For you <span>{mentions.length}</span>
      </h2>
      <ol>
        {mentions.map((one) => (
          <li key={one.eventNo} className="qr-row">
            <span className="pic">
              <Tile category={one.category} story={one.hash} cols={2} />
            </span>
            <h3 {...languageAttributes(one.language ?? 'en')}>
              <Link to={`/story/${one.id}?folder=1&gate=1`}>{one.title}</Link>
            </h3>
            <p className="kind">{one.by} asks you to look into the folder</p>
            <div className="marks">
              <p dir="auto">{one.heavy ? 'The text is heavy.' : one.note}</p>
            </div>
            <p className="due">
              <DateTime at={one.at} timeZone={timeZone} withTime />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
