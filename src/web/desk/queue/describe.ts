import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { numberText } from '#domain/number-text.ts';
import { numberWord } from '#domain/number-word.ts';
import { isMinor } from '#domain/options/ages.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import { inLanguage } from '#domain/options/languages.ts';
import { minutesLeft } from '#domain/vetting/lease.ts';
import type { QueueView } from '#domain/vetting/queue-view.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import { topicLabel } from '#domain/vetting/topics.ts';
import type { QueueItem } from '#services/vetting/list-queue.ts';

/** Letter in Urdu, Our London Family, age 11, Canada. */
export function kindOf(
  item: Pick<QueueItem, 'writingType' | 'language' | 'category' | 'age' | 'country'>,
): string {
  const kind = item.writingType === 'LETTER' ? 'Letter' : 'Story';
  const { language } = item;
  return [
    language && language !== 'en' ? `${kind} ${inLanguage(language)}` : kind,
    categoryLabel(item.category),
    ...(item.age ? [`age ${item.age}`] : []),
    item.country,
  ].join(', ');
}

export function flagsOf(item: QueueItem): string[] {
  const { signals, topics } = item;
  const seen = signals.map((kind) => SIGNAL_NAMES[kind]).join(', ');
  return [
    ...(signals.length > 0
      ? [`${signals.length === 1 ? '1 signal' : `${signals.length} signals`}: ${seen}`]
      : []),
    ...(topics.length > 0 ? [`Heavy: ${topics.map(topicLabel).join(', ').toLowerCase()}`] : []),
    ...(isMinor(item.age) ? ['Under 18'] : []),
    ...(item.lane === 'normal' ? [] : [LANE_NAMES[item.lane]]),
    ...item.marks.map((mark) => MARK_NAMES[mark]),
  ];
}

const LANE_NAMES = {
  burst: 'One of many from one place',
  unproven: 'Sent without a bot check',
  'brought-in': 'Brought in from elsewhere',
};
const MARK_NAMES = { trap: 'Filled in a field nobody sees', quick: 'Sent within seconds' };

type Seen = { me: string; now: Date; timeZone: string };

export function holderOf(item: QueueItem, { me, now, timeZone }: Seen): string {
  if (!item.holder) return item.topics.length > 0 ? 'Free, covered until you ask' : 'Free';
  const left = minutesLeft(item.holder.expiresAt, now);
  if (item.holder.id === me) return `With you, ${left} minutes left`;
  const since = item.holder.takenAt.toLocaleTimeString('en-CA', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  });
  return `With ${item.holder.name} since ${since}`;
}

/** Due today, day 6. */
export function dueText(item: QueueItem, today: CalendarDay): string {
  if (item.dueOn === null) return 'Not ready yet';
  return `Due ${dayText(item.dueOn, today)}, day ${item.waited}`;
}

const WEEK = 7;

function dayText(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  const near = day > today && day < addDays(today, WEEK);
  const format: Intl.DateTimeFormatOptions = near
    ? { weekday: 'long', timeZone: 'UTC' }
    : { day: 'numeric', month: 'long', timeZone: 'UTC' };
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-CA', format);
}

export function sayTotal(view: QueueView, total: number, overdue: number): string {
  if (view !== 'to-read')
    return total === 1 ? 'One story or letter.' : `${numberText(total)} stories and letters.`;
  if (total === 0) return 'Nobody is waiting here.';
  const people =
    total === 1 ? 'One person is waiting.' : `${numberWord(total)} people are waiting.`;
  if (overdue === 0) return people;
  return `${people} ${overdue === 1 ? 'One has' : `${numberWord(overdue)} have`} waited longer than we promised.`;
}
