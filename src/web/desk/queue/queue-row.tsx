import { Link } from 'react-router';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { isWaitingView } from '#domain/vetting/queue-view.ts';
import type { QueueItem, QueuePage } from '#services/vetting/list-queue.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '../tile.tsx';
import { dueText, flagsOf, holderOf, kindOf } from './describe.ts';
import { addressEnd, type Narrowing } from './narrowing.ts';
import { SettledLines, settledText } from './settled-lines.tsx';

type Seen = { narrowing: Narrowing; me: string; now: Date; timeZone: string };
export type RowsProps = Seen & { page: QueuePage };
type Props = Seen & { item: QueueItem; today: CalendarDay };

export function QueueRow({ item, narrowing, me, now, today, timeZone }: Props) {
  const { view } = narrowing;
  const waiting = isWaitingView(view);
  const flags = flagsOf(item);
  return (
    <li className="qr-row">
      <span className="pic">
        <Tile category={item.category} story={item.hash} cols={2} />
      </span>
      <h3 {...languageAttributes(item.language ?? 'en')}>
        <Link to={`/story/${item.id}${addressEnd(narrowing)}`}>{item.title}</Link>
      </h3>
      <p className="kind">{kindOf(item)}</p>
      <div className="marks">
        {flags.length > 0 && <p className="flags">{flags.join(' · ')}</p>}
        {item.settled && <SettledLines {...{ item, settled: item.settled, today, timeZone }} />}
        {waiting && <p className="held">{holderOf(item, { me, now, timeZone })}</p>}
      </div>
      <p className="due">
        {waiting ? dueText(item, today) : settledText(item, { today, timeZone })}
      </p>
    </li>
  );
}
