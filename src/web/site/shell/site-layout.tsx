import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import type { OwnWalls } from '#domain/campaigns/own-walls.ts';
import { wallSheetPath } from '#domain/motif/wall-sheet.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { KeptPart } from '#web/render/kept-part.tsx';
import { OwnWallsContext } from '#web/ui/own-walls.ts';
import { leaveThanks, useKeptThanks } from '../receipt/kept-thanks.ts';
import { roomOf } from '../receipt/quiet-room.ts';
import type { ThankingRoom } from '../receipt/room-thanks.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { isHolding } from './language-switch.tsx';
import { currentLinks, Masthead } from './masthead.tsx';
import { focusOn, useFocusOnNewPage } from './move-focus.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { PreviewBand } from './preview-band.tsx';
import { useHere, useLinksInPlace } from './shell-link.tsx';
import { usePageView } from './use-page-view.ts';
import { useBanner, useBannerGoals, useSite } from './use-site.ts';
import { useUnfinishedNavigation } from './use-unfinished-navigation.ts';

/** Pages inside a room of remembrance say so in their loader data. */
type MaybeQuiet = { quiet?: CategoryCode; rooms?: readonly ThankingRoom[] } | undefined;

/** The room of remembrance that a page belongs to. Whom a page thanks, only the browser may know. */
function useQuietRoom(): CategoryCode | undefined {
  const { pathname } = useLocation();
  const thanks = useKeptThanks();
  const told = useMatches().map((match) => match.loaderData as MaybeQuiet);
  const quiet = told.map((one) => one?.quiet).find(Boolean);
  if (quiet || pathname !== '/thank-you' || !thanks) return quiet;
  const room = roomOf(thanks, told.find((one) => one?.rooms)?.rooms ?? []);
  return room?.remembrance ? room.category : undefined;
}

/** Pages say which walls of their own their texts hang on. */
function useOwnWalls(): OwnWalls {
  const told = useMatches().map((match) => match.loaderData as { walls?: OwnWalls } | undefined);
  return Object.assign({}, ...told.map((one) => one?.walls));
}

/** A receipt belongs to the page that shows it. */
function useLeftThanks() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== '/thank-you') leaveThanks();
  }, [pathname]);
}

export default function SiteLayout() {
  const site = useSite();
  const here = useHere();
  const goals = useBannerGoals();
  const banner = useBanner();
  const quiet = useQuietRoom();
  const walls = useOwnWalls();
  const paints = wallSheetPath(Object.values(walls).map(({ wall }) => wall));
  const frieze = quiet && (walls[quiet]?.key ?? quiet);
  usePageView();
  useFocusOnNewPage();
  useLinksInPlace();
  useLeftThanks();
  useUnfinishedNavigation();
  return (
    <OwnWallsContext value={walls}>
      {paints && <link rel="stylesheet" href={paints} precedence="walls" />}
      <NavigationProgress />
      {/* biome-ignore lint/a11y/useValidAnchor: without a script it is a plain jump within the page */}
      <a
        className="skip"
        href="#main"
        // A jump by address would drop what the router keeps, and with it words or a new link.
        onClick={(event) => {
          event.preventDefault();
          focusOn('main');
        }}
      >
        {t`Skip to the main content`}
      </a>
      <PreviewBand />
      {site.demo && (
        <aside className="demo-note noprint" aria-label={t`Demo`}>
          {t`Demo: every name, number and story here is sample text.`}
        </aside>
      )}
      <KeptPart
        by={JSON.stringify([
          'top',
          currentLinks(here, site, banner),
          banner,
          goals,
          Boolean(quiet),
          isHolding(here),
        ])}
      >
        <Banner quiet={quiet !== undefined} />
        <Masthead />
      </KeptPart>
      <Outlet />
      <KeptPart by={JSON.stringify(['foot', site.tagline, frieze, isHolding(here)])}>
        <Footer quiet={frieze} />
      </KeptPart>
    </OwnWallsContext>
  );
}
