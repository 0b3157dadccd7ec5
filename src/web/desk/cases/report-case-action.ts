import type { RouterContextProvider } from 'react-router';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { type CaseRequest, findRequestGround } from '#domain/vetting/hold.ts';
import { findRemovalGround } from '#domain/vetting/removal.ts';
import { findCaseOutcome } from '#domain/vetting/report.ts';
import type { CaseTrouble } from '#services/reports/decide-report-case.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';

/** As it was typed, so that nobody writes it twice. */
export type TypedCase = Record<
  'outcome' | 'toReporter' | 'toWriter' | 'body' | 'ground',
  string
> & {
  ask: string;
  until: string;
};

type Asked = {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
  no: number;
};

/** What the pressed button says. */
export async function actOnCase({ context, request, form, no }: Asked) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const typed = typedCase(form);
  const outcome = withPasskey(await act(), request);
  if (outcome.kind === 'done' || outcome.kind === 'decided' || outcome.kind === 'not-found')
    return outcome;
  return { kind: 'refused' as const, ...troubleWords(outcome), typed };

  function act() {
    const about = { no, officer };
    switch (formText(form, 'do')) {
      case 'read':
        return services.acknowledgeCase(about);
      case 'pause':
        return services.pauseForCase({ ...about, paused: true });
      case 'unpause':
        return services.pauseForCase({ ...about, paused: false });
      case 'request':
        return services.writeDownRequest({ ...about, request: requestIn(form) });
      case 'ask':
        return services.askReporters({ ...about, words: typed.ask, until: typed.until });
      default:
        return services.decideReportCase({
          ...about,
          ...typed,
          outcome: findCaseOutcome(typed.outcome),
          ground: findRemovalGround(typed.ground),
          clauses: form.getAll('clause').filter((one) => typeof one === 'string'),
        });
    }
  }
}

function requestIn(form: FormData): Partial<CaseRequest> {
  const day = formText(form, 'papers-on');
  const ground = findRequestGround(formText(form, 'request-ground'));
  return {
    ...(ground && { ground }),
    requester: formText(form, 'requester'),
    proved: formText(form, 'proved'),
    papers: formText(form, 'papers'),
    papersOn: isCalendarDay(day) ? day : null,
  };
}

function typedCase(form: FormData): TypedCase {
  return {
    outcome: formText(form, 'outcome'),
    toReporter: formText(form, 'to-reporter'),
    toWriter: formText(form, 'to-writer'),
    body: formText(form, 'body'),
    ground: formText(form, 'ground'),
    ask: formText(form, 'ask'),
    until: formText(form, 'until'),
  };
}

function troubleWords(trouble: Exclude<CaseTrouble, { kind: 'not-found' | 'needs-passkey' }>): {
  status: number;
  problem: string;
} {
  switch (trouble.kind) {
    case 'invalid':
      return { status: 422, problem: trouble.problem };
    case 'too-many':
      return {
        status: 429,
        problem: `You took down ${trouble.anHour} within the hour. The others wait for somebody else.`,
      };
    case 'held':
      return { status: 409, problem: `${trouble.by} has the text in hand. Nothing was decided.` };
    case 'closed':
    case 'not-allowed':
      return { status: 409, problem: 'Somebody was quicker. Nothing was decided.' };
  }
}
