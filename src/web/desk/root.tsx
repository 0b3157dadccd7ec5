import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Document } from '#web/render/document.tsx';
import favicon from '#web/ui/favicon.svg?url';
import type { Route } from './+types/root';
import { guard } from './guard.ts';
import { Failed } from './shell/failed.tsx';
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
  return <Failed error={error} />;
}
