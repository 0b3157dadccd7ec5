import { Form, Link } from 'react-router';
import { CASE_KIND_NAMES } from '#domain/vetting/report.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/cases';
import { findLines, type Line, linesOf, notFor, type Which } from './case-lines.ts';

const VIEWS = ['open', 'asking', 'closed'] as const;
const VIEW_NAMES: Record<Which, string> = {
  open: 'Open',
  asking: 'Waiting for somebody',
  closed: 'Closed',
};
const KINDS = { ...CASE_KIND_NAMES, appeal: 'Appeal' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const which = VIEWS.find((view) => searchParams.has(view)) ?? 'open';
  const stored = which === 'closed' ? 'closed' : 'open';
  const services = context.get(deskContext);
  const [appeals, reported] = await Promise.all([
    services.listCases(stored),
    services.listReportCases(stored),
  ]);
  const kind = searchParams.get('kind') ?? '';
  const find = searchParams.get('find') ?? '';
  const all = linesOf({ ...appeals, reported }, which);
  const decidedBefore = await services.listDecidedBefore({
    officer: officerOf(context).id,
    storyIds: all.map(({ storyId }) => storyId),
  });
  const forMe = searchParams.get('for') === 'me';
  const lines = findLines(which === 'closed' ? all : notFor(all, decidedBefore), {
    ...{ kind, find, forMe },
  });
  const [decided] = /^\d{1,15}$/.exec(searchParams.get('decided') ?? '') ?? [];
  return { which, kind, find, forMe, decided, all: all.length, lines };
}

export const meta: Route.MetaFunction = () => [{ title: 'Cases – Desk' }];

/** Who asks that somebody looks again, the soonest first. */
export default function Cases({
  loaderData: { which, kind, find, forMe, decided, all, lines },
}: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      {decided && (
        <p className="dbar" role="status">
          Case {decided} is decided. Both sides are told.
        </p>
      )}
      <div className="dhead">
        <div>
          <h1>Cases</h1>
          <p>{sayTotal(lines, { which, all })}</p>
        </div>
        <nav className="viewtabs" aria-label="Which">
          {VIEWS.map((view) => (
            <Link
              key={view}
              to={view === 'open' ? '/cases' : `/cases?${view}`}
              aria-current={which === view ? 'true' : undefined}
            >
              {VIEW_NAMES[view]}
            </Link>
          ))}
          <Link to="/cases/holds">Held</Link>
        </nav>
      </div>
      <Form method="get" role="search" className="case-find">
        {which !== 'open' && <input type="hidden" name={which} value="" />}
        <label>
          Find{' '}
          <input
            type="search"
            name="find"
            defaultValue={find}
            placeholder="A number, a title, a word"
          />
        </label>
        <label>
          Kind{' '}
          <select name="kind" defaultValue={kind}>
            <option value="">All</option>
            {Object.entries(KINDS).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          For{' '}
          <select name="for" defaultValue={forMe ? 'me' : ''}>
            <option value="">Anyone</option>
            <option value="me">Those I may decide</option>
          </select>
        </label>
        <button type="submit" className="btn small ghost">
          Show
        </button>
        <Link className="btn small ghost" to="/cases/letter">
          Write down one that came by letter
        </Link>
      </Form>
      {lines.length > 0 && (
        <ol className="case-list" aria-label={`${VIEW_NAMES[which]} cases`}>
          {lines.map((line) => (
            <CaseLine key={line.no} line={line} />
          ))}
        </ol>
      )}
    </main>
  );
}

function CaseLine({ line }: { line: Line }) {
  return (
    <li>
      <p className="case-kind">
        {KINDS[line.kind]} <span>{line.no}</span>
      </p>
      <div>
        <h2 {...languageAttributes(line.language ?? 'en')}>
          <Link to={line.path}>{line.title}</Link>
        </h2>
        <p className="case-words" dir="auto">
          {line.why}
        </p>
      </div>
      <p>
        <b>{line.who}</b>
        <span>{line.came}</span>
      </p>
      <p className={line.late ? 'late' : undefined}>
        {line.when}
        {line.flags.map((flag) => (
          <span key={flag}>{flag}</span>
        ))}
      </p>
    </li>
  );
}

function sayTotal(lines: readonly Line[], { which, all }: { which: Which; all: number }): string {
  if (lines.length < all) return `${lines.length} of ${all}.`;
  if (which === 'closed') return 'What was decided, the newest first.';
  if (which === 'asking')
    return 'We asked something, and no promise runs until the day that is named.';
  if (lines.length === 0) return 'Nobody asks us to look again.';
  const late = lines.filter((one) => one.late).length;
  const open = lines.length === 1 ? 'One is open.' : `${lines.length} are open.`;
  return late === 0 ? open : `${open} ${late} should have had an answer by now.`;
}
