import { expect, test } from 'vitest';
import { contentOf, NOTHING } from '#domain/content/content.ts';
import { CONTENT_SLOTS } from '#domain/content/content-slots.ts';
import { keyOfContent } from '#domain/story/page-keys.ts';
import { watchCampaigns } from '#services/campaigns/served-campaigns.ts';
import { purgeChangedPages } from '#services/edge/purge-changed-pages.ts';
import { noteReads } from '#services/note-reads.ts';
import type { PublicServices } from '#services/public-services.ts';
import { createContentDesk } from '#support/content-desk.ts';
import { SERVED } from '#support/served.ts';

const MEDIA = {
  items: [{ outlet: 'A', headline: 'B', url: 'https://example.org', date: '2026-11-02' }],
};

test('a page is kept under each place it asks for, and under no other', () => {
  const snapshot = { ...SERVED, content: { kept: new Map(), ...contentOf(new Map()) } };
  const services = { campaigns: () => snapshot } as unknown as PublicServices;
  for (const slot of CONTENT_SLOTS) {
    const noted = noteReads(services);
    expect(noted.services.content().of(slot)).toEqual(NOTHING[slot]);
    expect([...noted.keys]).toEqual([...new Set(['site', keyOfContent(slot)])]);
  }
});

test('what is published or brought back drops just those pages, in every process within a second', async () => {
  const { act, maryam, database } = await createContentDesk();
  const purged: string[][] = [];
  const purge = () =>
    purgeChangedPages({
      db: database.as('worker'),
      clock: () => new Date(),
      purgeEdge: async (keys) => void purged.push([...keys]),
    });
  // What the release brought.
  await purge();
  await database.as('superuser').deleteFrom('content_change').execute();
  await database.as('superuser').deleteFrom('campaign_change').execute();
  purged.length = 0;
  const watch = await watchCampaigns(database.as('web'), () => {});
  const served = () => watch.campaigns().content.of('media').items.length;
  try {
    await act('edit', maryam, 'media', { record: MEDIA });
    expect(await purge()).toBe(0);
    await act('publish', maryam, 'media');
    await purge();
    expect(purged.pop()).toEqual(['content-media']);
    await expect.poll(served, { timeout: 1_000, interval: 20 }).toBe(1);
    await act('roll-back', maryam, 'media', { no: 1 });
    await purge();
    expect(purged.pop()).toContain('content-media');
    await expect.poll(served, { timeout: 1_000, interval: 20 }).toBe(0);
  } finally {
    await watch.stop();
  }
  const tagline = { title: { en: 'Tell it.' }, text: { en: 'Stories.' } };
  await act('edit', maryam, 'tagline', { record: tagline });
  await act('publish', maryam, 'tagline');
  await purge();
  expect(purged.pop()).toContain('site');
});
