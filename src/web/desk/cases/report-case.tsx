import { useEffect, useRef } from 'react';
import { data, Link, redirect } from 'react-router';
import { CASE_KIND_NAMES, CASE_OUTCOME_NAMES } from '#domain/vetting/report.ts';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, hasShownPasskey, officerOf, requireFresh } from '../desk-context.ts';
import { LeaveChanges } from '../story/leave-changes.tsx';
import type { Route } from './+types/report-case';
import { DecideReportCase } from './decide-report-case.tsx';
import { HoldOnCase } from './hold-on-case.tsx';
import { actOnCase } from './report-case-action.ts';
import { ReportFacts, Reports, ToldBefore } from './report-facts.tsx';
import { Request } from './request.tsx';
import { WhileWeRead } from './while-we-read.tsx';

const numberOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  // Before anything is typed, so that no answer is lost on the way to the passkey.
  if (new URL(request.url).searchParams.has('passkey')) requireFresh(context, request);
  const officer = officerOf(context);
  const found = await context.get(deskContext).readReportCase({ no: numberOf(params.no), officer });
  if (!found) throw data(null, { status: 404 });
  return { ...found, lead: officer.role === 'lead', fresh: hasShownPasskey(context) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await actOnCase({ context, request, form, no: numberOf(params.no) });
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'decided') throw redirect(`/cases?decided=${params.no}`);
  if (outcome.kind === 'done') throw redirect(`/cases/report/${params.no}`);
  return data({ problem: outcome.problem, typed: outcome.typed }, { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Case'} – Cases – Desk` },
];

/** What readers say of a text, what stands on the site, and what both sides are told. */
export default function ReportCaseRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LeaveChanges>
      <ReportCase {...{ loaderData, actionData }} />
    </LeaveChanges>
  );
}

type Answered = Pick<Route.ComponentProps, 'loaderData'> & {
  actionData: Route.ComponentProps['actionData'] | undefined;
};

function ReportCase({ loaderData, actionData }: Answered) {
  const { lead, fresh, ...one } = loaderData;
  const problem = useRef<HTMLParagraphElement>(null);
  // The button stands below what is missing, which may be out of sight.
  useEffect(() => {
    if (actionData) problem.current?.focus();
  }, [actionData]);
  return (
    <div className="dgrid case">
      <main className="dpage" id="main">
        <p className="crumb">
          <Link to="/cases">Cases</Link> / {one.no}
        </p>
        <h1 {...languageAttributes(one.language ?? 'en')}>{one.title}</h1>
        <p>{saysWho(one)}</p>
        <ReportFacts one={one} />
        <div className="case-sides">
          <section>
            <h2>What is asked</h2>
            <Reports one={one} />
            {one.again && one.before && (
              <p>
                <Link to={`/cases/report/${one.before}`}>What was said and answered first</Link>
              </p>
            )}
          </section>
          <section>
            <h2>As it stands on the site</h2>
            {one.body === null ? (
              <p className="note">{notShown(one)}</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
              <section className="case-text" aria-label="Its words" tabIndex={0}>
                <blockquote className="case-words" {...languageAttributes(one.language ?? 'en')}>
                  {one.body}
                </blockquote>
              </section>
            )}
            <p>
              <Link to={`/story/${one.storyId}?view=published&open=1`}>The whole text</Link> ·{' '}
              <Link to={`/story/${one.storyId}?view=published&open=1&folder=1&gate=1`}>
                Its folder
              </Link>
              {!one.closedAt && (
                <>
                  {' '}
                  ·{' '}
                  <Link to={`/story/${one.storyId}?view=published&open=1&do=hide-field&field=name`}>
                    Change a line of its label
                  </Link>
                </>
              )}
            </p>
          </section>
        </div>
        <ToldBefore one={one} />
      </main>
      <aside className="verdict v2" aria-label="Decide">
        <header className="asked-head">
          <h2>Decide</h2>
          <p>{whoDecides(one)}</p>
        </header>
        {one.closedAt ? (
          <p className="case-decision">
            <b>{one.outcome ? CASE_OUTCOME_NAMES[one.outcome] : 'The text left the site'}</b>
            {one.decidedBy && `, ${one.decidedBy}`}
            <br />
            <DateTime at={one.closedAt} timeZone={one.timeZone} withTime />
          </p>
        ) : (
          <>
            <div role="alert">
              {actionData && (
                <p className="dbar warn" tabIndex={-1} ref={problem}>
                  {actionData.problem}
                </p>
              )}
            </div>
            {!one.mine && <DecideReportCase one={one} fresh={fresh} typed={actionData?.typed} />}
            <WhileWeRead one={one} typed={actionData?.typed} />
            <Request one={one} />
          </>
        )}
        <HoldOnCase one={one} lead={lead} />
      </aside>
    </div>
  );
}

function saysWho(one: ReadReportCase): string {
  const kind = one.again ? `${CASE_KIND_NAMES[one.kind]}, asked again` : CASE_KIND_NAMES[one.kind];
  if (one.reports === 1) return `${kind}: one report.`;
  return `${kind}: ${one.reports.toLocaleString('en')} reports, one case.`;
}

const notShown = (one: ReadReportCase) =>
  one.publishedAt ? 'Shown here once you have read the text.' : 'It is not on the site any more.';

function whoDecides({ closedAt, mine, deciders, opened, inDanger }: ReadReportCase): string {
  if (closedAt) return 'It is decided.';
  if (mine) return 'You decided about this text before, so another officer decides this.';
  if (inDanger) return 'Somebody may be in danger here. The protocol comes first.';
  const before = deciders.join(' and ');
  const first =
    before === ''
      ? 'Nobody decided by hand.'
      : `${before} decided before, so somebody else decides this.`;
  return opened ? first : `${first} Read the text before you decide.`;
}
