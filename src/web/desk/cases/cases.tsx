import { Link } from 'react-router';
import type { Case } from '#services/appeals/read-cases.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/cases';

const AGAINST = { refused: 'declined', removed: 'removed' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const which = new URL(request.url).searchParams.has('closed') ? 'closed' : 'open';
  return { which, ...(await context.get(deskContext).listCases(which)) } as const;
}

export const meta: Route.MetaFunction = () => [{ title: 'Cases – Desk' }];

/** Who asks that somebody looks again, the longest wait first. */
export default function Cases({ loaderData: { which, cases, today } }: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Cases</h1>
          <p>{sayTotal(cases, which)}</p>
        </div>
        <nav className="viewtabs" aria-label="Which">
          <Link to="/cases" aria-current={which === 'open' ? 'true' : undefined}>
            Open
          </Link>
          <Link to="/cases?closed" aria-current={which === 'closed' ? 'true' : undefined}>
            Closed
          </Link>
        </nav>
      </div>
      {cases.length > 0 && (
        <ol className="case-list" aria-label={which === 'open' ? 'Open cases' : 'Closed cases'}>
          {cases.map((one) => (
            <li key={one.no}>
              <p className="case-kind">
                Appeal <span>{one.no}</span>
              </p>
              <div>
                <h2 {...languageAttributes(one.language ?? 'en')}>
                  <Link to={`/cases/${one.storyId}`}>{one.title}</Link>
                </h2>
                <p className="case-words" dir="auto">
                  {one.words}
                </p>
              </div>
              <p className={one.late ? 'late' : undefined}>
                {one.closedAt ? closedWords(one) : `Answer by ${dayText(one.answerBy, today)}`}
                <span>
                  Against: {AGAINST[one.against]}. Came {dayText(one.filedOn, today)}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

function sayTotal(cases: readonly Case[], which: 'open' | 'closed'): string {
  if (which === 'closed') return 'What was looked at again, the newest first.';
  if (cases.length === 0) return 'Nobody asks us to look again.';
  const late = cases.filter((one) => one.late).length;
  const waiting = cases.length === 1 ? 'One person asks' : `${cases.length} people ask`;
  const overdue = late === 0 ? '' : ` ${late} should have had an answer by now.`;
  return `${waiting} us to look again.${overdue}`;
}

function closedWords({ outcome }: Case): string {
  if (outcome === 'uphold') return 'It stands';
  return outcome === 'overturn' ? 'The writer was right' : 'Put back into the queue';
}
