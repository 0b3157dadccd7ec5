import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { Document } from '#web/render/document.tsx';
import favicon from '#web/ui/favicon.svg?url';
import type { Route } from './+types/root';
import { guard } from './guard.ts';
import styles from './styles/index.css?url';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'stylesheet', href: styles },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document lang="en" head={<meta name="robots" content="noindex, nofollow" />}>
      {children}
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = WORDS[status] ?? [
    'Something failed here',
    'Nothing was decided. Please try again.',
  ];
  return (
    <main className="dpage full" id="main">
      <title>{`${words[0]} – Desk`}</title>
      <h1>{words[0]}</h1>
      <p>{words[1]}</p>
      <p>
        <a href="/desk">Back to the queue</a>
      </p>
    </main>
  );
}

const WORDS: Record<number, [string, string]> = {
  401: ['You are not signed in', 'Sign in, and try again.'],
  403: ['This is for leads', 'Ask a lead if you need something from this page.'],
  404: ['There is no such page at the desk', 'It may have been moved.'],
};
