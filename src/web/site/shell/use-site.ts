import { useRouteLoaderData } from 'react-router';
import type { Site } from '#domain/site.ts';

type Shell = { site: Site; letters: number | null };

export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('The shell has no data.');
  return shell;
}

export function useSite(): Site {
  return useShell().site;
}
