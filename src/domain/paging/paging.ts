/** Page size of every public list. */
export const PAGE_SIZE = 20;
/** The most a client may ask for in one page. */
export const PAGE_SIZE_LARGEST = 100;
/** The pager shows this many pages at each end, and this many around the current one. */
export const PAGER_MARGIN = 2;
export const PAGER_RANGE = 5;

/** One page of a list; `number` counts from zero, as on the wire. */
export type Page<T> = {
  content: T[];
  totalPages: number;
  totalElements: number;
  number: number;
  first: boolean;
  last: boolean;
};

export type PageRequest = { number: number; size: number };

export function totalPages(totalElements: number, size: number): number {
  return Math.ceil(totalElements / size);
}

export function makePage<T>(content: T[], totalElements: number, request: PageRequest): Page<T> {
  const pages = totalPages(totalElements, request.size);
  return {
    content,
    totalPages: pages,
    totalElements,
    number: request.number,
    first: request.number === 0,
    last: request.number >= pages - 1,
  };
}

export type PagerEntry = { kind: 'page'; number: number } | { kind: 'gap' };

/** Which page links to draw, for page indexes counted from zero. Work does not grow with `pages`. */
export function pagerEntries(current: number, pages: number): PagerEntry[] {
  const from = Math.min(current - Math.floor(PAGER_RANGE / 2), pages - PAGER_RANGE);
  const candidates = [
    ...span(0, PAGER_MARGIN),
    ...span(Math.max(0, from), PAGER_RANGE),
    ...span(pages - PAGER_MARGIN, PAGER_MARGIN),
  ].filter((number) => number >= 0 && number < pages);
  const shown = [...new Set(candidates)].sort((a, b) => a - b);
  return shown.flatMap((number, i): PagerEntry[] => {
    const skipped = number - (shown[i - 1] ?? -1) > 1;
    return skipped ? [{ kind: 'gap' }, { kind: 'page', number }] : [{ kind: 'page', number }];
  });
}

/** Left out on narrow screens, where first, last and the nearest remain. */
export function isFarPage(number: number, current: number, pages: number): boolean {
  return number !== 0 && number !== pages - 1 && Math.abs(number - current) > 1;
}

/** Whether pages are missing before this one once the far ones are left out. */
export function isAfterNarrowGap(number: number, current: number, pages: number): boolean {
  return number > 0 && !isFarPage(number, current, pages) && isFarPage(number - 1, current, pages);
}

function span(from: number, length: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}
