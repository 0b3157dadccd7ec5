import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root';
import { Document } from './render/document.tsx';
import { servicesContext } from './services-context.ts';
import { feedLinks } from './site/feeds/feed-links.ts';
import { THEME_COLOURS, TOUCH_ICON } from './site/sharing/icon-list.ts';
import { usePageLanguage } from './site/shell/shell-words.ts';
import styles from './site/styles/index.css?url';
import favicon from './ui/favicon.svg?url';
import amiriWord from './ui/fonts/amiri-word.woff2?url';
import atkinson from './ui/fonts/atkinson.woff2?url';
import literata from './ui/fonts/literata-roman.woff2?url';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: TOUCH_ICON },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'stylesheet', href: styles },
  ...feedLinks({}),
  preloadFont(literata),
  preloadFont(atkinson),
  preloadFont(amiriWord),
];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  // The banner is never a reason for a page to fail.
  const goals = await services.goalCounts().catch(() => ({}));
  return { site: services.site, goals };
}

/** The shell's figures may be as old as the page the reader came in by. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = usePageLanguage();
  return (
    <Document lang={language} dir={language === 'ur' ? 'rtl' : 'ltr'} head={<ThemeColours />}>
      {children}
    </Document>
  );
}

function ThemeColours() {
  return Object.entries(THEME_COLOURS).map(([scheme, colour]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={colour}
    />
  ));
}

export default function Root() {
  return <Outlet />;
}

/** Only when even the shell could not be drawn. */
export function ErrorBoundary() {
  return (
    <main className="wrap pagehead">
      <h1>Problems :(</h1>
      <p className="lead">Please try again later.</p>
    </main>
  );
}
