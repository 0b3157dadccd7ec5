import { REQUEST_GROUND_NAMES } from '#domain/vetting/hold.ts';
import { REPORT_GROUND_NAMES } from '#domain/vetting/report.ts';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { dayText } from '#web/words/dates.ts';

type Props = { one: ReadReportCase };

/** Grounds counted, and by when; who published it is for officers alone. */
export function ReportFacts({ one }: Props) {
  const { today, timeZone } = one;
  const late = one.late ? 'late' : undefined;
  return (
    <dl className="case-facts">
      <div>
        <dt>Grounds</dt>
        {one.grounds.map(({ ground, count }) => (
          <dd key={ground}>
            {REPORT_GROUND_NAMES[ground]}: {count.toLocaleString('en')}
          </dd>
        ))}
      </div>
      <div>
        <dt>Came</dt>
        <dd>
          <DateTime at={one.openedAt} timeZone={timeZone} withTime />
          {one.burst &&
            '. Many within one hour: perhaps a call to report it. Nothing follows by itself.'}
        </dd>
      </div>
      <div>
        <dt>First answer</dt>
        <dd className={one.acknowledgedAt ? undefined : late}>
          {one.acknowledgedAt ? (
            <DateTime at={one.acknowledgedAt} timeZone={timeZone} withTime />
          ) : (
            `By ${dayText(one.firstAnswerBy, today)}`
          )}
        </dd>
      </div>
      <div>
        <dt>Decide by</dt>
        <dd className={one.acknowledgedAt ? late : undefined}>
          {one.asking && one.askedUntil
            ? `No promise runs until ${dayText(one.askedUntil, today)}`
            : dayText(one.decideBy, today)}
          {one.escalated && '. Undecided for a month: leads look after it'}
        </dd>
      </div>
      <div>
        <dt>Published</dt>
        <dd>
          {one.publishedAt ? (
            <DateTime at={one.publishedAt} timeZone={timeZone} withTime />
          ) : (
            'Not any more'
          )}
        </dd>
      </div>
      {one.deciders.length > 0 && (
        <div>
          <dt>Decided before</dt>
          <dd>{one.deciders.join(', ')}</dd>
        </div>
      )}
      {one.request && (
        <div>
          <dt>Asked by</dt>
          <dd>{one.request.requester}</dd>
          <dd>{REQUEST_GROUND_NAMES[one.request.ground]}</dd>
          {one.request.proved && <dd>Proved: {one.request.proved}</dd>}
          {one.request.papers && (
            <dd>
              {one.request.papers}
              {one.request.papersOn && `, of ${dayText(one.request.papersOn, today)}`}
            </dd>
          )}
          <dd className="note">Written down by {one.request.writtenBy}</dd>
        </div>
      )}
      <div>
        <dt>Can be reached</dt>
        <dd>
          {one.reached === 0
            ? 'By receipt alone'
            : `By receipt, and ${one.reached} by a sealed address that nobody here reads`}
        </dd>
      </div>
    </dl>
  );
}

/** In their own words. Of a crowd, the first ones. */
export function Reports({ one }: Props) {
  if (one.listed.length === 0) return <p className="note">Nobody wrote more than a ground.</p>;
  const silent = one.reports - one.listed.length;
  return (
    <>
      {one.listed.map((report) => (
        <blockquote key={report.id} className="case-words" dir="auto">
          <p className="note">
            {REPORT_GROUND_NAMES[report.ground]}
            {report.again && ', asked again after our answer'}
            {report.lane === 'letter' && ', by letter'}
            {report.lane === 'burst' && ', one of many from one place'}
          </p>
          <p>{report.words}</p>
          {report.more && <p>Asked, they say: {report.more}</p>}
        </blockquote>
      ))}
      {silent > 0 && <p className="note">And {silent.toLocaleString('en')} more.</p>}
    </>
  );
}

/** What either side has been told so far. */
export function ToldBefore({ one }: Props) {
  if (one.words.length === 0) return null;
  return (
    <section>
      <h2>What we said</h2>
      {one.words.map((said) => (
        <blockquote key={`${said.side}${said.at.toISOString()}`} className="case-words" dir="auto">
          <p className="note">
            {said.officer} to {said.side === 'writer' ? 'the writer' : 'whoever reported it'}
            {said.kind === 'asked' && ', a question'}
          </p>
          <p>{said.words}</p>
        </blockquote>
      ))}
    </section>
  );
}
