import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import favicon from '#web/ui/favicon.svg?url';
import { useScriptMark } from '#web/ui/page-nonce.ts';
import type { Route } from './+types/root';
import { guard } from './guard.ts';
import styles from './styles/index.css?url';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'stylesheet', href: styles },
];

export function Layout({ children }: { children: ReactNode }) {
  const mark = useScriptMark();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...mark} />
        <Scripts {...mark} />
      </body>
    </html>
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
