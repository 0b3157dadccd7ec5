import { Link } from 'react-router';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { dayText } from '#web/words/dates.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/holds';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const today = dayIn(services.clock(), services.site.timeZone);
  return { holds: await services.readHolds(), today, lead: officerOf(context).role === 'lead' };
}

export const meta: Route.MetaFunction = () => [{ title: 'Held – Cases – Desk' }];

/** What nobody may erase for now, whoever is to be looked at soonest first. */
export default function Holds({ loaderData: { holds, today, lead } }: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/cases">Cases</Link> / Held
      </p>
      <h1>Held</h1>
      <p>
        {holds.length === 0
          ? 'No text is under a legal hold.'
          : 'Nothing of these texts is erased until a lead ends the hold.'}
      </p>
      {holds.length > 0 && (
        <ol className="case-list" aria-label="Texts under a legal hold">
          {holds.map((hold) => (
            <li key={hold.storyId}>
              <p className="case-kind">Legal hold</p>
              <div>
                <h2 dir="auto">
                  {lead ? <Link to={`/cases/hold/${hold.storyId}`}>{hold.title}</Link> : hold.title}
                </h2>
                <p className="case-words" dir="auto">
                  {hold.reason}
                </p>
              </div>
              <p>{STANDS[hold.state] ?? 'Not on the site'}</p>
              <p className={hold.due ? 'late' : undefined}>
                Look again on {dayText(hold.lookOn, today)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

const STANDS: Partial<Record<string, string>> = {
  published: 'On the site',
  withdrawn: 'Taken back by its writer',
  removed: 'Taken down',
};
