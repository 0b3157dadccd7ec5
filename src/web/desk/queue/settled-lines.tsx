import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { PARK_REASON_NAMES } from '#domain/vetting/parking.ts';
import type { QueueItem, SettledBy } from '#services/vetting/list-queue.ts';
import { dayText } from '#web/words/dates.ts';
import { STATE_NAMES } from '../story/decide-action.ts';
import { dueText } from './describe.ts';

type Days = { today: CalendarDay; timeZone: string };

/** "Until Wednesday", or what it is and since when. */
export function settledText(item: QueueItem, { today, timeZone }: Days) {
  if (item.parking)
    return (
      <>
        <b>Until {dayText(item.parking.until, today)}</b>
        <br />
        {dueText(item, today)}
      </>
    );
  const at = item.settled?.at ?? item.decidedAt;
  const since = at ? `, ${dayText(dayIn(at, timeZone), today)}` : '';
  return `${STATE_NAMES[item.state]}${since}`;
}

type Props = Days & { item: QueueItem; settled: SettledBy };

/** Why it is where it is, and who brought it there. */
export function SettledLines({ item, settled, today, timeZone }: Props) {
  return (
    <>
      <p>
        {item.parking && <b>Waits for {PARK_REASON_NAMES[item.parking.waitsFor]}. </b>}
        {item.state === 'refused' && (
          <>
            <b>{settled.clauses.join('; ')}</b>
            {settled.told ? ', told to the writer. ' : '. The writer got no answer. '}
          </>
        )}
        {item.state === 'published' && `${changesText(settled.changes)} `}
        {settled.note}
      </p>
      <p className="held">
        {doneBy(item, settled)}, {dayText(dayIn(settled.at, timeZone), today)}
      </p>
    </>
  );
}

function changesText(changes: number): string {
  if (changes === 0) return 'As it was sent.';
  return changes === 1 ? 'With 1 change.' : `With ${changes} changes.`;
}

const DONE: Partial<Record<SettledBy['kind'], string>> = {
  park: 'Parked',
  'ask-writer': 'The writer was asked',
  publish: 'Published',
  refuse: 'Declined',
  hide: 'Declined without a word',
  remove: 'Removed',
  lapse: 'Ended after a year',
  'put-aside': 'Put aside with others like it',
  withdraw: 'Withdrawn',
  undo: 'Brought back here',
};

function doneBy({ state }: QueueItem, { kind, officer }: SettledBy): string {
  const done = DONE[kind] ?? STATE_NAMES[state];
  if (officer) return `${done} by ${officer}`;
  return kind === 'withdraw' ? `${done} by the writer` : done;
}
