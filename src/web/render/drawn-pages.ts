/** A page as it leaves, and what it may load. */
export type DrawnPage = { html: Buffer; policy: string };

type Kept = DrawnPage & { data: string };

/** Some hundreds of pages are what readers ask for on a viral day; they fit beside everything else. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * A page is drawn from its address and its data, and from nothing else: the same two are the same page, and
 * it is not drawn again. Nothing here can be stale, because the data was read just now, and what was taken
 * down has no page to be found by. `tests/browser/drawn-twice.test.ts` holds pages to it.
 */
export function createDrawnPages(mostBytes = MOST_BYTES) {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const forget = (address: string) => {
    bytes -= sizeOf(kept.get(address));
    kept.delete(address);
  };
  return {
    find: (address: string, data: string): DrawnPage | undefined => {
      const page = kept.get(address);
      if (page?.data !== data) return undefined;
      // The one that was not asked for the longest goes first.
      kept.delete(address);
      kept.set(address, page);
      return page;
    },
    keep: (address: string, data: string, page: DrawnPage): void => {
      forget(address);
      const now = { ...page, data };
      kept.set(address, now);
      bytes += sizeOf(now);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}

/** Letters beyond ASCII take two bytes in memory. */
const sizeOf = (page: Kept | undefined) => (page ? page.html.length + 2 * page.data.length : 0);
