import { Link } from 'react-router';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { numberText } from '#domain/number-text.ts';
import type { WaveRow } from '#services/together/list-waves.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { Tile } from '../tile.tsx';

type Props = { waves: WaveRow[]; today: CalendarDay; timeZone: string };

/** Many that are alike stand here once, so that nobody else waits behind them. */
export function WaveRows({ waves, today, timeZone }: Props) {
  if (waves.length === 0) return null;
  return (
    <section className="wait" aria-labelledby="together">
      <h2 id="together">
        To decide together <span>{numberText(waves.length)}</span>
      </h2>
      <ol>
        {waves.map((wave) => (
          <li key={wave.id} className="qr-row">
            <span className="pic stackpic">
              <Tile category={wave.category} story={wave.hash} cols={2} />
            </span>
            <h3>
              <Link to={`/together/${wave.id}`}>
                {wave.texts === 1 ? '1 text' : `${numberText(wave.texts)} texts`}, much alike
              </Link>
            </h3>
            <p className="kind">
              Like <span {...languageAttributes(wave.language ?? 'en')}>“{wave.title}”</span>
            </p>
            <div className="marks">
              <p className="held">
                Between <DateTime at={wave.firstAt} timeZone={timeZone} withTime /> and{' '}
                <DateTime at={wave.lastAt} timeZone={timeZone} withTime />
              </p>
            </div>
            <p className="due">{wave.dueOn && `Due ${dayText(wave.dueOn, today)}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
