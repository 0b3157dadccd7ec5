import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The map of the desk. Who may open what stands in access.ts. */
export default [
  route('sign-in', 'door/sign-in.tsx'),
  route('enrol', 'door/enrol.tsx'),
  route('live', 'shell/live.ts'),
  route('next', 'queue/next.ts'),
  route('sign-out', 'door/sign-out.ts'),
  route('export.csv', 'export/export-csv.ts'),
  route('booklets/:id/file.pdf', 'booklets/file.ts'),
  route('story/:id/lease', 'story/lease.ts'),
  layout('shell/desk-layout.tsx', [
    index('queue/queue.tsx'),
    // The same list. A redirect to the bare base with a question behind it leads the router astray.
    route('queue', 'queue/queue.tsx', { id: 'queue' }),
    route('danger', 'queue/danger.ts'),
    route('story/:id', 'story/story.tsx'),
    route('story/:id/history', 'story/history.tsx'),
    route('decisions', 'decisions/decisions.tsx'),
    route('statistics', 'statistics/statistics.tsx'),
    route('search', 'search/search.tsx'),
    route('booklets', 'booklets/booklets.tsx'),
    route('clauses', 'clauses/clauses.tsx'),
    route('clauses/new', 'clauses/new-clause.tsx'),
    route('clauses/:code', 'clauses/clause.tsx'),
    route('calendar', 'calendar/calendar.tsx'),
    route('officers', 'officers/officers.tsx'),
    route('officers/invite', 'officers/invite.tsx'),
    route('officers/:id', 'officers/officer.tsx'),
    route('protocol', 'protocol/protocol.tsx'),
    route('policies', 'policies/policies.tsx'),
    route('log', 'log/log.tsx'),
    route('system', 'system/system.tsx'),
    route('me', 'me/me.tsx'),
    route('*', 'shell/not-found.tsx'),
  ]),
] satisfies RouteConfig;
