import { createVarnishPurge } from '#integrations/edge-cache/varnish.ts';
import { purgeChangedPages } from '#services/edge/purge-changed-pages.ts';
import type { TestDatabase } from './template-postgres.ts';

/** What the worker does five times a second, for the cache with this door. */
export function purgerOf(database: TestDatabase, purgeOrigin: string) {
  return (now = new Date()) =>
    purgeChangedPages({
      db: database.as('worker'),
      clock: () => now,
      purgeEdge: createVarnishPurge([purgeOrigin]),
    });
}
