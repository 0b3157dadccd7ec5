import { Link } from 'react-router';
import { dangerLabel } from '#domain/safeguarding/dangers.ts';
import type { RowInDanger } from '#services/safeguarding/list-in-danger.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '../tile.tsx';
import { kindOf } from './describe.ts';

type Props = { rows: RowInDanger[]; me: string; timeZone: string };

/** Before every list, whatever it is narrowed to: calm, and not to be overlooked. */
export function InDanger({ rows, me, timeZone }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="care1" aria-labelledby="in-danger">
      <header>
        <i className="dia" aria-hidden />
        <h2 id="in-danger">Somebody may be in danger</h2>
        <p className="care-lead">Before everything else. Within hours, not days.</p>
      </header>
      <ol>
        {rows.map((row) => (
          <li key={row.id} className="care-row">
            <Tile category={row.category} story={row.hash} cols={2} rows={2} />
            <div>
              <h3 {...languageAttributes(row.language ?? 'en')}>{row.title}</h3>
              <p>
                <b>{row.dangers.map(dangerLabel).join(', ')}.</b> {kindOf(row)}. Raised{' '}
                <DateTime at={row.since} timeZone={timeZone} withTime endsSentence />{' '}
                {holderOf(row, me)}
              </p>
            </div>
            <Link className="btn" to={`/story/${row.id}`}>
              Open with the protocol
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function holderOf({ holder, opened, answered }: RowInDanger, me: string): string {
  if (holder) return holder.id === me ? 'With you.' : `${holder.name} has it in hand.`;
  if (!opened) return 'Nobody has opened it yet.';
  return `${answered ? 'Answered' : 'Opened'}, and in nobody’s hands now.`;
}
