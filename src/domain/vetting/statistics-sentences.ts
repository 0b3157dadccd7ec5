import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { dayText, monthName } from '#domain/calendar/calendar-day.ts';
import { peopleOf, type QueueAges } from './queue-ages.ts';
import type { Declined, WeekFigures } from './statistics.ts';

/** A week is called busy when this much more came in than in the middle one. */
const BUSY = 1.25;

const NUMBER_WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Under "Received and published, by week". */
export function weeksSentence(weeks: readonly WeekFigures[]): string {
  const received = sumOf(weeks, 'received');
  const published = sumOf(weeks, 'published');
  if (received + published === 0) return `Nothing came in during these ${weeks.length} weeks.`;
  return (
    busySentence(weeks) ??
    `In these ${weeks.length} weeks ${received} came in and ${published} ${published === 1 ? 'was' : 'were'} published.`
  );
}

/** Only where one week stands out and left more open than it closed. */
function busySentence(weeks: readonly WeekFigures[]): string | null {
  const sizes = weeks.map(({ received }) => received).sort((a, b) => b - a);
  const [most = 0, second = 0] = sizes;
  const at = weeks.findIndex(({ received }) => received === most);
  const busy = weeks[at];
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (!busy || most === second || most < middle * BUSY || busy.received <= busy.decided)
    return null;
  const name = `The busy week of ${dayText(busy.start)}`;
  const after = weeksToCatchUp(weeks.slice(at + 1), busy.received - busy.decided);
  if (after === null) return at === weeks.length - 1 ? null : `${name} has not been caught up yet.`;
  return `${name} was caught up in the ${NUMBER_WORDS[after] ?? after} that followed.`;
}

function weeksToCatchUp(following: readonly WeekFigures[], open: number): number | null {
  let left = open;
  for (const [i, { received, decided }] of following.entries()) {
    left += received - decided;
    if (left <= 0) return i + 1;
  }
  return null;
}

/** Under "Wait, in working days". Where 9 of 10 took more than promised, more than 1 in 10 did. */
export function waitsSentence(weeks: readonly WeekFigures[]): string {
  const read = weeks.filter(({ nineOfTen }) => nineOfTen !== null);
  const late = read.filter(({ nineOfTen }) => (nineOfTen ?? 0) > PROMISED_DAYS.most);
  const [first] = late;
  if (read.length === 0) return `Nothing was decided in these ${weeks.length} weeks.`;
  if (!first) return 'Every week, at least 9 of 10 were decided within the seven days we promise.';
  const when =
    late.length === 1
      ? `one week of ${monthName(first.start)}`
      : `${late.length} of these ${weeks.length} weeks`;
  return `In ${when}, more than 1 in 10 waited longer than the seven days we promise.`;
}

/** Under "Declined, by clause". */
export function declinedSentence({ declined, decided, withoutClause, clauses }: Declined): string {
  if (decided === 0) return 'Nothing was decided in this time.';
  const named = clauses.reduce((sum, { texts }) => sum + texts, 0);
  return [
    `${declined} of ${decided} decided texts ${declined === 1 ? 'was' : 'were'} declined.`,
    ...(named > declined - withoutClause ? ['One text can touch two clauses.'] : []),
    ...(withoutClause > 0 ? [`${withoutClause} without naming a clause.`] : []),
  ].join(' ');
}

/** Under "How old the queue is". */
export function agesSentence(ages: QueueAges): string {
  const late = peopleOf(ages, 'overdue');
  if (ages.buckets.every(({ people }) => people === 0)) return 'Nobody is waiting.';
  const star =
    ages.peoplePerStar === 1
      ? 'Each star is one person waiting.'
      : `Each star is up to ${ages.peoplePerStar} people waiting.`;
  const past = late === 0 ? 'Nobody is' : late === 1 ? 'One is' : `${late} are`;
  return `${star} ${past} past the seventh day.`;
}

function sumOf(weeks: readonly WeekFigures[], field: 'received' | 'published'): number {
  return weeks.reduce((sum, week) => sum + week[field], 0);
}
