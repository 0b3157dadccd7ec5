import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import { UNDECIDED_DAYS, WORDS_DAYS } from '#domain/retention.ts';
import { type Decision, decide, isWaiting, type StoryState } from '#domain/story/lifecycle.ts';
import { APPEAL_ENDS_DAYS, appealUntil, decidedBy, isAppealed } from './appeal.ts';
import type { StoryEventKind } from './event-kinds.ts';
import { holdProblem, LONGEST_HOLD_DAYS } from './hold.ts';
import { LONGEST_PARKED_DAYS, parkingProblem } from './parking.ts';
import { type IfSilent, questionProblem } from './question.ts';
import {
  askAgainUntil,
  askingProblem,
  type CaseOutcome,
  ESCALATED_DAYS,
  isAsking,
  LONGEST_ASKING_DAYS,
} from './report.ts';

/** A text and whatever is open beside it, as the rules know them. */
type Life = {
  day: CalendarDay;
  state: StoryState;
  since: CalendarDay;
  parkedUntil: CalendarDay | null;
  question: { until: CalendarDay; ifSilent: IfSilent } | null;
  appeal: { filedOn: CalendarDay } | null;
  appealed: boolean;
  report: { openedOn: CalendarDay; askedUntil: CalendarDay | null; again: boolean } | null;
  answered: { outcome: CaseOutcome; closedOn: CalendarDay; again: boolean } | null;
  hold: { lookOn: CalendarDay } | null;
  events: { kind: StoryEventKind; officer: string | null }[];
};

const born: Life = {
  ...{ day: '2026-01-05', state: 'received', since: '2026-01-05', parkedUntil: null },
  ...{ question: null, appeal: null, appealed: false, report: null, answered: null, hold: null },
  events: [],
};

/** Into another state, with what follows from leaving the one before. */
function moves(life: Life, decision: Decision, officer: string | null): Life {
  const next = decide(life.state, decision);
  if (!next.allowed) return life;
  const events = [...life.events, { kind: decision as StoryEventKind, officer }];
  const left = life.state !== next.to;
  return {
    ...{ ...life, events, state: next.to, since: left ? life.day : life.since },
    ...(life.state === 'parked' && left && { parkedUntil: null, question: null }),
    ...(life.state === 'published' && left && { report: null }),
    ...(isAppealed(life.state) && left && { appeal: null }),
  };
}

const WORDS = 'Is that all right with you?';
const THREE = { title: 'T', body: 'One two three.' };
const LESS = { title: 'T', body: 'One two.' };
const ABOUT = { current: THREE, own: THREE, writer: { age: 41, adult: true } };

/** Decided as on any text; what else may follow is asked of the rules one by one. */
const PLAIN = [
  ...(['take', 'resume', 'publish', 'refuse', 'hide'] as const),
  ...(['remove', 'restore', 'withdraw'] as const),
] satisfies Decision[];
type Step = { by: string; days: number; ahead: number; what: (typeof WHAT)[number] };
const OFFICERS = ['noor', 'sami', 'amal'];
const WHAT = [
  ...PLAIN,
  ...([
    'parks',
    'asks, or declines',
    'asks, or publishes',
    'answers',
    'appeals',
    'judges',
  ] as const),
  ...(['reports', 'asks the reporter', 'keeps it', 'takes it down', 'asks again'] as const),
  ...(['holds', 'ends the hold'] as const),
];

/** What somebody tries on a day; what the rules do not allow changes nothing. */
function takes(life: Life, { by, ahead, what }: Step): Life {
  const { day } = life;
  const until = addDays(day, ahead);
  const mine = decidedBy(life.events).includes(by);
  const did = (kind: StoryEventKind) => [...life.events, { kind, officer: by }];
  switch (what) {
    case 'parks': {
      const parking = { until, waitsFor: 'familys-wish' } as const;
      if (parkingProblem(parking, { today: day, note: null })) return life;
      const parked = moves(life, 'park', by);
      return parked === life ? life : { ...parked, parkedUntil: until };
    }
    case 'asks, or declines':
    case 'asks, or publishes': {
      const ifSilent = what === 'asks, or publishes' ? 'publish' : 'decline';
      const draft = { kind: 'change', words: WORDS, proposal: LESS, until, ifSilent } as const;
      if (questionProblem(draft, { ...ABOUT, today: day })) return life;
      const asked = moves(life, 'ask-writer', by);
      if (asked === life) return life;
      return { ...asked, parkedUntil: addDays(until, 1), question: { until, ifSilent } };
    }
    case 'answers':
      return life.question && day <= life.question.until ? moves(life, 'reply', null) : life;
    case 'appeals':
      return isAppealed(life.state) && !life.appealed && day <= appealUntil(life.since)
        ? { ...life, appealed: true, appeal: { filedOn: day } }
        : life;
    case 'judges':
      if (!life.appeal || mine) return life;
      return { ...life, appeal: null, events: did('uphold') };
    case 'reports':
      if (life.state !== 'published' || life.report) return life;
      return { ...life, report: { openedOn: day, askedUntil: null, again: false } };
    case 'asks the reporter':
      if (!life.report || askingProblem(WORDS, until, day)) return life;
      return { ...life, report: { ...life.report, askedUntil: until } };
    case 'keeps it':
    case 'takes it down': {
      if (!life.report || mine) return life;
      const outcome = what === 'keeps it' ? 'keep' : 'remove';
      const answered = { outcome, closedOn: day, again: life.report.again } as const;
      const decided: Life = { ...life, answered, report: null, events: did('case-decided') };
      return outcome === 'keep' ? decided : moves(decided, 'remove', by);
    }
    case 'asks again': {
      if (!life.answered || life.report) return life;
      const last = askAgainUntil({ ...life.answered, isPublic: life.state === 'published' });
      if (last === null || day > last) return life;
      return { ...life, report: { openedOn: day, askedUntil: null, again: true } };
    }
    case 'holds':
      return holdProblem('A court.', until, day) ? life : { ...life, hold: { lookOn: until } };
    case 'ends the hold':
      return { ...life, hold: null };
    case 'withdraw':
      return moves(life, what, null);
    case 'take':
    case 'resume':
    case 'publish':
    case 'refuse':
    case 'hide':
    case 'remove':
    case 'restore':
      return moves(life, what, by);
  }
}

/** The first morning on which something happens by nobody's hand; null where nothing does. */
function dueOn({ state, since, parkedUntil, appeal }: Life): CalendarDay | null {
  const days = [
    ...(parkedUntil ? [parkedUntil] : []),
    ...(appeal ? [addDays(appeal.filedOn, APPEAL_ENDS_DAYS)] : []),
    ...(isWaiting(state) ? [addDays(since, UNDECIDED_DAYS)] : []),
  ];
  return days.sort()[0] ?? null;
}

/** What happens by nobody's hand until a day. */
function sleepsUntil(day: CalendarDay, life: Life): Life {
  const due = dueOn(life);
  if (due === null || due > day) return { ...life, day };
  const [, then = day] = [life.day, due].sort();
  return sleepsUntil(day, morning({ ...life, day: then }));
}

function morning(life: Life): Life {
  const { question } = life;
  if (life.state === 'parked') {
    if (!question) return moves(life, 'resume', null);
    if (question.ifSilent === 'decline') return moves(life, 'refuse', null);
    return moves(moves(life, 'resume', null), 'publish', null);
  }
  return moves(life, life.appeal ? 'restore' : 'lapse', null);
}

/** Each thing that is open has its day, however it came to be. */
function hasItsDay({ day, state, parkedUntil, question, appeal, report, hold }: Life): void {
  expect(parkedUntil !== null).toBe(state === 'parked');
  if (parkedUntil) expect(parkedUntil <= addDays(day, LONGEST_PARKED_DAYS)).toBe(true);
  if (question) expect(state).toBe('parked');
  if (question && parkedUntil) expect(question.until < parkedUntil).toBe(true);
  if (appeal) expect(isAppealed(state)).toBe(true);
  if (report) expect(state).toBe('published');
  if (report?.askedUntil) expect(report.askedUntil <= addDays(day, LONGEST_ASKING_DAYS)).toBe(true);
  if (hold) expect(hold.lookOn <= addDays(day, LONGEST_HOLD_DAYS)).toBe(true);
}

const FOR_EVER_DAYS = LONGEST_PARKED_DAYS + APPEAL_ENDS_DAYS + UNDECIDED_DAYS + LONGEST_HOLD_DAYS;

/** Kept, and asked about again: more than chance tries often. */
const ASKED_AGAIN: Step[] = (
  [
    ['noor', 'publish'],
    ['noor', 'reports'],
    ['sami', 'keeps it'],
    ['noor', 'asks again'],
    ['sami', 'takes it down'],
    ['amal', 'asks the reporter'],
    ['amal', 'takes it down'],
    ['noor', 'appeals'],
  ] as const
).map(([by, what]) => ({ by, what, days: 1, ahead: 9 }));

test('of ten thousand lives with cases each state has its day and a way on, and nobody decides their own case', () => {
  const step = fc.record({
    by: fc.constantFrom(...OFFICERS),
    days: fc.nat({ max: 40 }),
    ahead: fc.integer({ min: -2, max: 400 }),
    what: fc.constantFrom(...WHAT),
  });
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 14 }), (steps) => {
      let life = born;
      for (const one of steps) {
        life = sleepsUntil(addDays(life.day, one.days), life);
        const before = decidedBy(life.events);
        const next = takes(life, one);
        const judged = next.events.length > life.events.length ? next.events.at(-1) : null;
        if (judged?.kind === 'uphold' || judged?.kind === 'case-decided')
          expect(before).not.toContain(judged.officer);
        for (const what of ['question', 'appeal', 'report', 'hold', 'answered'] as const)
          if (next[what]) met.add(what);
        if (next.report?.again) met.add('again');
        if (next.report && isAsking(next.report.askedUntil, next.day)) met.add('asking');
        life = next;
        hasItsDay(life);
      }
      // Nobody does anything any more.
      const last = sleepsUntil(addDays(life.day, FOR_EVER_DAYS), life);
      // Nobody waits for ever: what is undecided lapses, and what is parked or appealed against comes back first.
      expect(['published', 'refused', 'hidden', 'withdrawn', 'removed']).toContain(last.state);
      expect([last.parkedUntil, last.question, last.appeal]).toEqual([null, null, null]);
      // A report is not decided by silence, and alarms; so does a hold.
      if (last.report) expect(addDays(last.report.openedOn, ESCALATED_DAYS) <= last.day).toBe(true);
      if (last.hold) expect(last.hold.lookOn <= last.day).toBe(true);
      // From wherever it is over somebody can bring it back, or its words go by themselves.
      if (last.state !== 'published')
        expect(decide(last.state, 'restore').allowed || last.state in WORDS_DAYS).toBe(true);
    }),
    { numRuns: 10_000, examples: [[ASKED_AGAIN]] },
  );
  // Or the sentences above would speak of nothing.
  const all = ['question', 'appeal', 'report', 'hold', 'answered', 'again', 'asking'];
  for (const what of all) expect(met).toContain(what);
});
