import { useMatches, useRouteLoaderData } from 'react-router';
import { addressIn, type Locale } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { GoalCounts } from '#services/stories/goal-counts.ts';
import type { BannerLink } from './navigation.ts';

type Shell = {
  site: Site;
  goals: GoalCounts;
  banner: readonly BannerLink[];
  /** On a page of a draft: below which its pages stand, and until when. */
  preview?: { base: string; endsAt: Date };
};

function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('The shell has no data.');
  return shell;
}

export function useSite(): Site {
  return useShell().site;
}

/** Of the campaigns in the banner. */
export function useBannerGoals(): GoalCounts {
  return useShell().goals;
}

/** How many texts a campaign with a goal has that this page shows; unknown when it could not be counted. */
export function useGoalCounts(): GoalCounts {
  const told = useMatches().map(
    ({ loaderData }) => loaderData as { goals?: GoalCounts } | undefined,
  );
  return Object.assign({}, ...told.map((one) => one?.goals));
}

/** Campaigns that ask to be on top of every page. */
export function useBanner(): readonly BannerLink[] {
  return useShell().banner;
}

export function usePreview(): Shell['preview'] {
  return useShell().preview;
}

/** Where a page is in another language; a preview's pages stay in the preview. */
export function useAddressIn(): (code: Locale, path: string) => string {
  const base = usePreview()?.base ?? '';
  return (code, path) => addressIn(code, `${base}${path}`);
}
