import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { createDeskServices } from '#services/desk-services.ts';
import { createLeadServices } from '#services/lead-services.ts';
import { OnlyForLeads } from '#services/officers/for-leads.ts';
import { acting } from '#support/acting.ts';
import { ACCESS } from '#web/desk/access.ts';
import routes from '#web/desk/routes.ts';

/** Nothing may be asked of it before it is known who asks. */
const untouchable = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`Reached for ${String(name)} before looking who asks.`);
    },
  },
) as Parameters<typeof createLeadServices>[0];

type UseCase = (request: { by: ReturnType<typeof acting> }) => unknown;
const useCases = Object.entries(createLeadServices(untouchable)) as [string, UseCase][];

describe('what only leads do', () => {
  test.each(useCases)('%s is refused to an officer before anything is read', async (_, useCase) => {
    await expect(async () => useCase({ by: acting('officer') })).rejects.toThrow(OnlyForLeads);
    // A lead comes further, and fails on what this test leaves out (control).
    await expect(async () => useCase({ by: acting('lead', 'lead') })).rejects.not.toThrow(
      OnlyForLeads,
    );
  });

  test('a page of leads calls nothing that any officer may call', () => {
    const all = Object.keys(createDeskServices({} as Parameters<typeof createDeskServices>[0]));
    const forAll = all.filter((name) => !useCases.some(([known]) => known === name));
    const open = new Set(['site', 'clock']);
    const called = leadPages().flatMap(({ file, source }) =>
      forAll
        .filter((name) => !open.has(name) && new RegExp(`\\b${name}\\(`).test(source))
        .map((name) => `${file}: ${name}`),
    );
    expect(called).toEqual([]);
    expect(leadPages()).toHaveLength(Object.values(ACCESS).filter((one) => one === 'lead').length);
  });
});

/** The map names each page once, some below a frame they share. */
function leadPages() {
  const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  return flat(routes)
    .filter((entry) => ACCESS[`/${entry.path ?? ''}`] === 'lead')
    .map(({ file }) => ({
      file,
      source: readFileSync(path.join('src/web/desk', file), 'utf8'),
    }));
}
