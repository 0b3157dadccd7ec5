import type { ServerBuild } from 'react-router';

/** The address of every page, as a table of access names it. */
export function patternsOf(build: ServerBuild): Set<string> {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const fullPath = (id: string | undefined): string => {
    const route = routes.find((one) => one.id === id);
    return route ? [fullPath(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const leaves = routes.filter((route) => route.path !== undefined || route.index);
  return new Set(leaves.map(({ id }) => `/${fullPath(id)}`));
}

/** A process does not start with an address of which nobody said who may call it. */
export function refuseUndeclared(patterns: Iterable<string>, access: Record<string, string>): void {
  const undeclared = [...patterns].filter((pattern) => access[pattern] === undefined);
  if (undeclared.length > 0) throw new Error(`No access declared for ${undeclared.join(', ')}.`);
}
