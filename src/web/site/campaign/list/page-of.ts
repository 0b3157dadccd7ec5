const FURTHEST_PAGE = 1_000_000;

/** `?page=3` counts from one; anything that is not a page is no address of ours. */
export function pageOf(url: URL): number | null {
  const given = url.searchParams.get('page');
  if (given === null) return 0;
  const page = /^[1-9]\d*$/.test(given) ? Number(given) : Number.NaN;
  return page >= 1 && page <= FURTHEST_PAGE ? page - 1 : null;
}

/** The same list at another page, keeping what narrows it. */
export function pageHref(narrowing: Record<string, string | undefined>, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value);
  if (page > 0) query.set('page', String(page + 1));
  return `?${query}`;
}
