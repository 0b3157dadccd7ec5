import { Fragment } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { OfficerRole } from '#domain/vetting/officer.ts';
import {
  COUNTED_VIEWS,
  type CountedView,
  QUEUE_VIEW_NAMES,
  QUEUE_VIEWS,
  type QueueView,
} from '#domain/vetting/queue-view.ts';
import { useTab } from './use-tab.ts';

const FOR_ALL = [
  ['/search', 'Search'],
  ['/statistics', 'Statistics'],
  ['/training', 'Training'],
  ['/calibration', 'Calibration'],
  ['/booklets', 'Booklets'],
] as const;

const FOR_LEADS = [
  ...FOR_ALL,
  ['/decisions', 'Decisions'],
  ['/campaigns', 'Campaigns'],
  ['/content', 'Content'],
  ['/clauses', 'Clauses'],
  ['/calendar', 'Calendar'],
  ['/officers', 'Officers'],
  ['/protocol', 'Protocol'],
  ['/policies', 'Policies'],
  ['/log', 'Log'],
  ['/system', 'System'],
] as const;

/** What is still to be done stands before what is over. */
const AFTER_CASES: QueueView = 'published';

type Props = {
  counts: Record<CountedView, number>;
  /** In how many folders this officer is asked to look. */
  forYou: number;
  /** How many ask that somebody looks again. */
  cases: number;
  role: OfficerRole;
};

export function DeskNav({ counts, forYou, cases, role }: Props) {
  const tab = useTab();
  const { pathname } = useLocation();
  return (
    <>
      <nav className="tabs" aria-label="Desk">
        {QUEUE_VIEWS.map((view) => (
          <Fragment key={view}>
            {view === AFTER_CASES && (
              <Link to="/cases" aria-current={pathname.startsWith('/cases') ? 'page' : undefined}>
                Cases <span className="n">{cases}</span>
              </Link>
            )}
            <Link
              to={view === 'to-read' ? '/' : `/?view=${view}`}
              aria-current={tab === view ? 'page' : undefined}
            >
              {QUEUE_VIEW_NAMES[view]}{' '}
              {isCounted(view) && <span className="n">{counts[view]}</span>}
              {view === 'to-read' && forYou > 0 && (
                <span className="n for-you">
                  {forYou} <span className="for-you-words">for you</span>
                </span>
              )}
            </Link>
          </Fragment>
        ))}
      </nav>
      <MoreMenu pages={role === 'lead' ? FOR_LEADS : FOR_ALL} />
    </>
  );
}

/** A disclosure rather than a script's menu, so that it opens without one. */
function MoreMenu({ pages }: { pages: readonly (readonly [path: string, name: string])[] }) {
  const { pathname } = useLocation();
  const current = pages.find(([path]) => pathname.startsWith(path));
  return (
    <details
      // A new page closes it.
      key={pathname}
      className={current ? 'dmore current' : 'dmore'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary>{current ? current[1] : 'More'}</summary>
      <nav aria-label="More of the desk">
        {pages.map(([path, name]) => (
          <NavLink key={path} to={path}>
            {name}
          </NavLink>
        ))}
      </nav>
    </details>
  );
}

function isCounted(view: QueueView): view is CountedView {
  return COUNTED_VIEWS.some((counted) => counted === view);
}
