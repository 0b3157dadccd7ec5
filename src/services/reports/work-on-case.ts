import { keepRequest } from '#db/cases/holds.ts';
import { changeCase, insertCaseWord } from '#db/cases/report-cases.ts';
import { insertEvent } from '#db/insert-events.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { normaliseLine } from '#domain/submission/text.ts';
import { tidyNote } from '#domain/vetting/desk-limits.ts';
import { type CaseRequest, requestProblem } from '#domain/vetting/hold.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { askingProblem } from '#domain/vetting/report.ts';
import type { DecideStoryContext } from '#services/vetting/decide-story.ts';
import { type CaseTrouble, caseEvent, inCase, tellReporters } from './decide-report-case.ts';

export type WorkOutcome = { kind: 'done' } | CaseTrouble;
type Asked = { no: number; officer: ActingOfficer };

/** That somebody has read it; whoever reported it sees so on the receipt. */
export function acknowledgeCase(
  context: DecideStoryContext,
  { no, officer }: Asked,
): Promise<WorkOutcome> {
  return inCase(context, no, async (db, { one, story }) => {
    const at = context.clock();
    if (!one.acknowledgedAt) {
      await changeCase(db, one.id, { acknowledgedAt: at });
      await insertEvent(db, caseEvent(story, { kind: 'case-read', officer: officer.id, at }));
    }
    return { kind: 'done' };
  });
}

/** Out of search, feeds and sharing while it is read, or back. The page itself stays. */
export function pauseForCase(
  context: DecideStoryContext,
  { no, officer, paused }: Asked & { paused: boolean },
): Promise<WorkOutcome> {
  return inCase(context, no, async (db, { one, story }) => {
    const at = context.clock();
    if ((one.pausedAt !== null) !== paused) {
      await changeCase(db, one.id, { pausedAt: paused ? at : null });
      const event = caseEvent(story, { kind: 'case-paused', officer: officer.id, at });
      await insertEvent(db, { ...event, subject: paused ? 'paused' : 'open' });
    }
    return { kind: 'done' };
  });
}

/** Of whoever reported it, until a day; meanwhile no promise runs. */
export function askReporters(
  context: DecideStoryContext,
  { no, officer, words, until }: Asked & { words: string; until: CalendarDay },
): Promise<WorkOutcome> {
  return inCase(context, no, async (db, { one, story }) => {
    const at = context.clock();
    const problem = askingProblem(words, until, dayIn(at, context.timeZone));
    if (problem) return { kind: 'invalid', problem };
    await changeCase(db, one.id, {
      askedUntil: until,
      ...(!one.acknowledgedAt && { acknowledgedAt: at }),
    });
    const said = { side: 'reporter', kind: 'asked', officer: officer.id } as const;
    const news = await insertCaseWord(db, one, { ...said, words: tidyNote(words) ?? '' });
    const event = caseEvent(story, { kind: 'case-asked', officer: officer.id, at });
    await insertEvent(db, { ...event, subject: until });
    await tellReporters({ ...context, db }, one, news);
    return { kind: 'done' };
  });
}

/** Who asks, how that was proved, and by which papers; without names, which stay with the papers. */
export function writeDownRequest(
  context: DecideStoryContext,
  { no, officer, request }: Asked & { request: Partial<CaseRequest> },
): Promise<WorkOutcome> {
  return inCase(context, no, async (db, { one, story }) => {
    const { ground, papersOn = null } = request;
    const line = (typed: string | undefined) => normaliseLine(typed ?? '');
    const lines = {
      requester: line(request.requester),
      proved: line(request.proved),
      papers: line(request.papers),
    };
    const problem = requestProblem({ ground, ...lines, papersOn });
    if (problem || !ground) return { kind: 'invalid', problem: problem ?? '' };
    const at = context.clock();
    await keepRequest(db, one, { ground, ...lines, papersOn, by: officer.id, at });
    const event = caseEvent(story, { kind: 'case-request', officer: officer.id, at });
    await insertEvent(db, { ...event, subject: ground });
    return { kind: 'done' };
  });
}
