import { useRouteLoaderData } from 'react-router';
import type { Site } from '#domain/site.ts';
import type { GoalCounts } from '#services/stories/goal-counts.ts';
import type { BannerLink } from './navigation.ts';

type Shell = { site: Site; goals: GoalCounts; banner: readonly BannerLink[] };

function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('The shell has no data.');
  return shell;
}

export function useSite(): Site {
  return useShell().site;
}

/** How many texts a campaign with a goal has; unknown when it could not be counted. */
export function useGoalCounts(): GoalCounts {
  return useShell().goals;
}

/** Campaigns that ask to be on top of every page. */
export function useBanner(): readonly BannerLink[] {
  return useShell().banner;
}
