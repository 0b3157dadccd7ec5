import { Link } from 'react-router';
import { dayText } from '#domain/calendar/calendar-day.ts';
import { findTextLanguage, languageLabel } from '#domain/options/languages.ts';
import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/statistics';
import { ClauseBars } from './clause-bars.tsx';
import { QueueAgePlot } from './queue-age-plot.tsx';
import { SumFigures } from './sum-figures.tsx';
import { TotalsTable } from './totals-table.tsx';
import { WaitsPlot } from './waits-plot.tsx';
import { WeeksPlot } from './weeks-plot.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const year = new URL(request.url).searchParams.get('period') === 'year';
  const { readStatistics, listCampaignNames } = context.get(deskContext);
  const [statistics, names] = await Promise.all([
    readStatistics(year ? 52 : 12),
    listCampaignNames(),
  ]);
  return { year, statistics, names };
}

export const meta: Route.MetaFunction = () => [{ title: 'Statistics – Desk' }];

export default function StatisticsRoute({ loaderData }: Route.ComponentProps) {
  const { year, statistics, names } = loaderData;
  const nameOf = (slug: string) => names.find((one) => one.slug === slug)?.name ?? slug;
  const { weeks, sums, declined, titles, ages, campaigns, languages } = statistics;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>How long people wait for us</h1>
          <p>
            {year ? 'A year' : 'Twelve weeks'} to {dayText(statistics.today)}. About the desk as a
            whole, never about one officer.
          </p>
        </div>
        <nav className="viewtabs nomargin" aria-label="Period">
          <Link to="/statistics" aria-current={year ? undefined : 'page'}>
            12 weeks
          </Link>
          <Link to="/statistics?period=year" aria-current={year ? 'page' : undefined}>
            A year
          </Link>
        </nav>
      </div>
      <SumFigures sums={sums} />
      <p className="note">
        Form submissions in this time: <b>{statistics.sent}</b>. Counted by day when a text arrives,
        whatever becomes of it; nothing is noted about who sent it.
      </p>
      <div className="plotgrid">
        <WeeksPlot weeks={weeks} />
        <WaitsPlot weeks={weeks} />
        <ClauseBars declined={declined} titles={titles} />
        <QueueAgePlot ages={ages} />
        <TotalsTable
          heading="By campaign"
          column="Campaign"
          totals={campaigns}
          nameOf={(slug) => (slug === null ? 'None' : nameOf(slug))}
        />
        <TotalsTable
          heading="By language"
          column="Language"
          totals={languages}
          nameOf={(code) => {
            const language = findTextLanguage(code);
            return language ? languageLabel(language) : (code ?? 'Not known yet');
          }}
        />
      </div>
    </main>
  );
}
