import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { addressIn, type Locale, localeEntry } from '#domain/options/locales.ts';
import type { Route } from './+types/root';
import { Document } from './render/document.tsx';
import {
  campaignsContext,
  type PreviewShown,
  previewContext,
  servicesContext,
} from './services-context.ts';
import { feedLinks } from './site/feeds/feed-links.ts';
import { THEME_COLOURS, TOUCH_ICON } from './site/sharing/icon-list.ts';
import { knownGoals } from './site/shell/known-goals.ts';
import { bannerLinks } from './site/shell/navigation.ts';
import styles from './site/styles/index.css?url';
import favicon from './ui/favicon.svg?url';
import amiriWord from './ui/fonts/amiri-word.woff2?url';
import arabicSans from './ui/fonts/arabic-sans.woff2?url';
import atkinson from './ui/fonts/atkinson.woff2?url';
import literata from './ui/fonts/literata-roman.woff2?url';
import naskh from './ui/fonts/naskh.woff2?url';
import nastaliq from './ui/fonts/nastaliq.woff2?url';
import { LOCALE } from './words/locale.ts';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** What the first screen of a page in each language is set in. */
const LATIN = [literata, atkinson, amiriWord];
const FACES: Record<Locale, readonly string[]> = {
  en: LATIN,
  fr: LATIN,
  ur: [nastaliq, atkinson, amiriWord],
  ar: [naskh, arabicSans, atkinson, amiriWord],
};

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: TOUCH_ICON },
  { rel: 'manifest', href: addressIn(LOCALE, '/manifest.webmanifest') },
  { rel: 'stylesheet', href: styles },
  ...feedLinks({}),
  ...FACES[LOCALE].map(preloadFont),
];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const campaigns = context.get(campaignsContext);
  const goals = await knownGoals(services, campaigns.bannered);
  const banner = bannerLinks(campaigns);
  const preview = context.get(previewContext);
  return {
    site: services.site,
    goals,
    banner,
    ...(preview && { preview: shownOf(preview) }),
  };
}

const shownOf = ({ base, endsAt }: PreviewShown) => ({ base, endsAt });

/** The shell's figures may be as old as the page the reader came in by. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const preview = useRouteLoaderData<typeof loader>('root')?.preview;
  return (
    <Document
      lang={LOCALE}
      dir={localeEntry(LOCALE).direction}
      head={<ThemeColours />}
      scripts={preview === undefined}
    >
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
      <h1>{t`Problems :(`}</h1>
      <p className="lead">{t`Please try again later.`}</p>
    </main>
  );
}
