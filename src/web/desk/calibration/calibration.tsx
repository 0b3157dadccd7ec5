import { Link } from 'react-router';
import type { Calibration as Read } from '#services/vetting/read-calibration.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { PlotBox, SameAsTable } from '../statistics/plot-box.tsx';
import { SumList } from '../statistics/sum-figures.tsx';
import type { Route } from './+types/calibration';
import { AgreementPlot } from './agreement-plot.tsx';
import { agreementSentence } from './agreement-sentence.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const year = searchParams.get('period') === 'year';
  const { readCalibration, hasBlindReading } = context.get(deskContext);
  const [calibration, waits] = await Promise.all([
    readCalibration({ weeks: year ? 52 : 8 }),
    hasBlindReading({ officer: officerOf(context) }),
  ]);
  return { year, calibration, waits, alike: searchParams.has('alike') };
}

export const meta: Route.MetaFunction = () => [{ title: 'Do we read alike? – Desk' }];

export default function Calibration({ loaderData }: Route.ComponentProps) {
  const { year, calibration, waits, alike } = loaderData;
  const { read, percent, differences } = calibration;
  return (
    <main className="dpage full" id="main">
      {alike && (
        <p className="dbar" role="status">
          Kept. You read it as one of us did.
        </p>
      )}
      <div className="dhead">
        <div>
          <h1>Do we read alike?</h1>
          <p>{howOften(percent)} About the desk as a whole, never about one officer.</p>
        </div>
        <nav className="viewtabs nomargin" aria-label="How long">
          <Link to="/calibration" aria-current={year ? undefined : 'page'}>
            8 weeks
          </Link>
          <Link to="/calibration?period=year" aria-current={year ? 'page' : undefined}>
            A year
          </Link>
        </nav>
      </div>
      <p className="row">
        {waits ? (
          <Link className="btn" to="/calibration/blind">
            Read one blind
          </Link>
        ) : (
          <span className="note">No text waits for you to read it a second time.</span>
        )}
      </p>
      {read === 0 ? (
        <p>Nothing was read twice in this time.</p>
      ) : (
        <>
          <SumList
            figures={[
              ['texts read twice', read],
              ['read alike', calibration.alike],
              ['read differently', differences.length],
              ['of them talked over', differences.filter((one) => one.talkedOver).length],
            ]}
          />
          <div className="plotgrid">
            <Guidelines calibration={calibration} />
            <Differences calibration={calibration} />
          </div>
        </>
      )}
    </main>
  );
}

function howOften(percent: number): string {
  if (percent === 0) return 'No decision is read again now: a policy says so.';
  if (percent === 100) return 'Every decision is read again by an officer who does not see it.';
  return `Of a hundred decisions ${percent} are read again, by an officer who does not see the first.`;
}

function Guidelines({ calibration }: { calibration: Read }) {
  const titles = new Map(calibration.clauses.map(({ code, title }) => [code, title]));
  const named = calibration.guidelines.map((one) => ({
    ...one,
    title: titles.get(one.code) ?? one.code,
  }));
  return (
    <PlotBox heading="How often we agree, of ten" sentence={agreementSentence(named)}>
      {named.some(({ range }) => range) && (
        <>
          <AgreementPlot guidelines={named} />
          <p className="keyline">
            <span>
              <i className="f rnd" />
              We agree
            </span>
            <span>
              <i className="n rnd" />
              Talk about this one
            </span>
          </p>
        </>
      )}
      <SameAsTable
        columns={['Guideline', 'Alike', 'Of']}
        rows={named.map(({ title, alike, of }) => [title, alike, of])}
      />
    </PlotBox>
  );
}

function Differences({ calibration: { differences, clauses } }: { calibration: Read }) {
  const titles = new Map(clauses.map(({ code, title }) => [code, title]));
  const open = differences.filter(({ talkedOver }) => !talkedOver).length;
  return (
    <section className="plotbox">
      <h2>
        Read differently{' '}
        {differences.length > 0 && (
          <span className="note">{open === 0 ? 'all talked over' : `${open} not talked over`}</span>
        )}
      </h2>
      {differences.length === 0 ? (
        <p>Every text was read as it was decided.</p>
      ) : (
        <ol className="differences">
          {differences.map(({ decisionNo, story, first, second, apart, talkedOver }) => (
            <li key={decisionNo}>
              <h3 {...languageAttributes(story.language ?? 'en')}>
                <Link to={`/calibration/${decisionNo}`}>{story.title}</Link>
              </h3>
              <p className="two-said">
                <span>
                  One of us: <b>{first.verdict}</b>
                </span>
                <span>
                  The other: <b>{second.verdict}</b>
                </span>
                {talkedOver && <span>Talked over</span>}
              </p>
              <p className="note">{apart.map((code) => titles.get(code) ?? code).join(' · ')}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
