import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay, dayIn, weekStart } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import { withinShare } from './percentile.ts';
import { type QueueAges, queueAges } from './queue-ages.ts';

/** One text as the figures see it: never whose, and never which officer. */
export type StatisticsRow = {
  campaign: string;
  language: string | null;
  receivedAt: Date;
  /** When an officer could first read it; null while it is being prepared. */
  readyAt: Date | null;
  decidedAt: Date | null;
  /** Null while it waits, or when its writer took it back. */
  outcome: 'published' | 'refused' | 'hidden' | null;
  clauses: readonly string[];
};

export type StatisticsFrame = {
  today: CalendarDay;
  timeZone: string;
  holidays: readonly Holiday[];
  weeks: 12 | 52;
};

export type WeekFigures = {
  /** Its Monday. */
  start: CalendarDay;
  received: number;
  published: number;
  decided: number;
  /** Working days within which half, and 9 of 10, of that week's decisions came; null without any. */
  half: number | null;
  nineOfTen: number | null;
};

export type GroupTotals = {
  key: string | null;
  received: number;
  published: number;
  declined: number;
  waiting: number;
};

export type Declined = {
  declined: number;
  decided: number;
  withoutClause: number;
  /** Most first. A text counts once for each clause it touched. */
  clauses: { code: string; texts: number }[];
};

export type Statistics = {
  weeks: WeekFigures[];
  sums: { received: number; decided: number; waiting: number; eightOfTen: number | null };
  declined: Declined;
  ages: QueueAges;
  campaigns: GroupTotals[];
  languages: GroupTotals[];
};

/** A row in days: what happened, and how many working days it took or has taken so far. */
type Text = Pick<StatisticsRow, 'campaign' | 'language' | 'outcome' | 'clauses'> & {
  received: CalendarDay;
  decided: CalendarDay | null;
  days: number;
  waiting: boolean;
};

/** The desk as a whole over the last weeks, this one included. Older rows count only as waiting. */
export function statisticsOf(rows: readonly StatisticsRow[], frame: StatisticsFrame): Statistics {
  const texts = textsOf(rows, frame);
  const thisWeek = weekStart(frame.today);
  const first = addDays(thisWeek, -7 * (frame.weeks - 1));
  const weeks = Array.from({ length: frame.weeks }, (_, i) =>
    weekFigures(texts, addDays(first, 7 * i)),
  );
  const decided = texts.filter((text) => isWithin(text.decided, first, frame.today));
  const waiting = texts.filter((text) => text.waiting);
  const current = weeks.at(-1);
  return {
    weeks,
    sums: {
      received: current?.received ?? 0,
      decided: current?.decided ?? 0,
      waiting: waiting.length,
      eightOfTen: withinShare(daysOf(decided), 0.8),
    },
    declined: declinedOf(decided),
    ages: queueAges(daysOf(waiting)),
    campaigns: totalsBy('campaign', texts, { first, last: frame.today }),
    languages: totalsBy('language', texts, { first, last: frame.today }),
  };
}

function textsOf(rows: readonly StatisticsRow[], frame: StatisticsFrame): Text[] {
  const { timeZone, holidays, today } = frame;
  const known = new Map<string, number>();
  const daysBetween = (from: CalendarDay, to: CalendarDay) => {
    const span = `${from} ${to}`;
    const days = known.get(span) ?? businessDaysBetween(from, to, holidays);
    known.set(span, days);
    return days;
  };
  return rows.map(({ campaign, language, outcome, clauses, ...times }) => {
    const received = dayIn(times.receivedAt, timeZone);
    const ready = dayIn(times.readyAt ?? times.receivedAt, timeZone);
    const ended = times.decidedAt ? dayIn(times.decidedAt, timeZone) : null;
    return {
      campaign,
      language,
      outcome,
      clauses,
      received,
      decided: outcome === null ? null : ended,
      days: daysBetween(ready, ended ?? today),
      waiting: outcome === null && ended === null,
    };
  });
}

function weekFigures(texts: readonly Text[], start: CalendarDay): WeekFigures {
  const end = addDays(start, 6);
  const decided = texts.filter((text) => isWithin(text.decided, start, end));
  return {
    start,
    received: texts.filter((text) => isWithin(text.received, start, end)).length,
    published: decided.filter(({ outcome }) => outcome === 'published').length,
    decided: decided.length,
    half: withinShare(daysOf(decided), 0.5),
    nineOfTen: withinShare(daysOf(decided), 0.9),
  };
}

function declinedOf(decided: readonly Text[]): Declined {
  const declined = decided.filter(isDeclined);
  const texts = new Map<string, number>();
  for (const { clauses } of declined)
    for (const code of new Set(clauses)) texts.set(code, (texts.get(code) ?? 0) + 1);
  return {
    declined: declined.length,
    decided: decided.length,
    withoutClause: declined.filter(({ clauses }) => clauses.length === 0).length,
    clauses: Array.from(texts, ([code, count]) => ({ code, texts: count })).sort(
      (a, b) => b.texts - a.texts || (a.code < b.code ? -1 : 1),
    ),
  };
}

function totalsBy(
  field: 'campaign' | 'language',
  texts: readonly Text[],
  period: { first: CalendarDay; last: CalendarDay },
): GroupTotals[] {
  const during = (day: CalendarDay | null) => isWithin(day, period.first, period.last);
  const totalsOf = (key: string | null): GroupTotals => {
    const group = texts.filter((text) => text[field] === key);
    const decided = group.filter((text) => during(text.decided));
    return {
      key,
      received: group.filter((text) => during(text.received)).length,
      published: decided.filter(({ outcome }) => outcome === 'published').length,
      declined: decided.filter(isDeclined).length,
      waiting: group.filter((text) => text.waiting).length,
    };
  };
  return [...new Set(texts.map((text) => text[field]))]
    .map(totalsOf)
    .filter((total) => total.received + total.published + total.declined + total.waiting > 0)
    .sort((a, b) => b.received - a.received || ((a.key ?? '~') < (b.key ?? '~') ? -1 : 1));
}

function isDeclined({ outcome }: Text): boolean {
  return outcome === 'refused' || outcome === 'hidden';
}

function isWithin(day: CalendarDay | null, first: CalendarDay, last: CalendarDay): boolean {
  return day !== null && day >= first && day <= last;
}

function daysOf(texts: readonly Text[]): number[] {
  return texts.map(({ days }) => days);
}
