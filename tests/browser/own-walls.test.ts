import { beforeAll, describe, expect, test } from 'vitest';
import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { openPdf } from '#support/read-pdf.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';

/** Of the made campaign: rose and lapis on slate. */
const SHEET = '/walls/283a50.css';
const SLATE = 'rgb(40, 58, 80)';
/** A fifth deeper. */
const SLATE_AT_NIGHT = 'rgb(32, 46, 64)';
/** How a tile of that wall begins in the address of a file of tiles: three repeats wide, lit. */
const OWN_TILES = /\/tiles\/[^"]*g[0-9a-z]{3}/;

let site: Site;
let story: string;
let hash: string;
beforeAll(async () => {
  site = await openSite({ made: true });
  story = await publishSample(site, plainSample({ title: 'Beans', category: 'GARDENING' }));
  hash = hashOfUrl(story);
});
const get = (path: string) => fetch(`${site.app.origin}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

describe('a campaign that leads gave a wall of its own', () => {
  test.each([
    ...LOCALES.map(({ prefix }) => `${prefix}/alder-street`),
    ...['/alder-street/tell', '/alder-street/letters', '/museum', '/opportunities', '/'],
  ])('%s names the sheet that paints it', async (path) => {
    expect(await textOf(path)).toContain(`href="${SHEET}"`);
  });

  test.each(['/ramadan', '/ramadan/tell', '/ramadan/stories', '/mission'])(
    '%s, where it does not hang, does not',
    async (path) => {
      expect(await textOf(path)).not.toContain('/walls/');
    },
  );

  test('its sheet is kept for a year, and is a style sheet whatever a browser believes', async () => {
    const answer = await get(SHEET);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of [
      `/fr${SHEET}`,
      '/walls/ffffff.css',
      '/walls/x.css',
      '/walls/283a50.css.css',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test.each([
    ['light', SLATE],
    ['dark', SLATE_AT_NIGHT],
  ] as const)('is painted so in a %s window, without a script', async (colorScheme, paint) => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript: false });
    await page.emulateMedia({ colorScheme });
    await open('/alder-street');
    const painted = await page
      .locator('.room')
      .first()
      .evaluate((room) => getComputedStyle(room).backgroundColor);
    expect(painted).toBe(paint);
  });

  test('is painted also for who comes by a link inside the site', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ramadan');
    await page.getByRole('link', { name: 'Museum' }).first().click();
    const room = page.getByRole('link', { name: /Letters to Alder Street/ }).first();
    await room.waitFor();
    await expect
      .poll(() => room.evaluate((one) => getComputedStyle(one).getPropertyValue('--wall').trim()))
      .toBe('#283a50');
  });
});

describe('its texts', () => {
  test('are tiles of its wall in its list, and among all stories', async () => {
    for (const path of ['/alder-street/letters', '/stories'])
      expect(await textOf(path), path).toMatch(OWN_TILES);
    const [sheet = ''] = OWN_TILES.exec(await textOf('/alder-street/letters')) ?? [];
    expect(sheet).not.toBe('');
  });

  test('are so at their address, in the card for other sites and on paper', async () => {
    // A rose ground; a tile of the subject itself has another (control).
    expect(await textOf(story)).toContain('fill="var(--p-rose)"');
    const card = await textOf(`/embed/${hash}`);
    expect(card).toContain(`fill="${PIGMENT_HEX.rose}"`);
    expect(card).toContain(`fill="${PIGMENT_HEX.lapis}"`);
    const paper = await get(`/print/${hash}.pdf`);
    expect(await (await openPdf(new Uint8Array(await paper.arrayBuffer()))).text()).toContain(
      'Beans',
    );
    const poster = await get('/print/poster/alder-street.pdf');
    expect(poster.status).toBe(200);
  });

  test('are shared with its picture, and a tile of it is kept', async () => {
    for (const path of [
      `/image/story/${hash}.png`,
      '/image/campaign/alder-street.png',
      `/tile/hankin-rose-58-2/${hash}.png`,
    ])
      expect((await get(path)).status, path).toBe(200);
    // A room of remembrance has no tile to take away, and nobody draws what is no wall.
    for (const key of ['still-hankin-rose-58-2', 'hankin-gold-58-2', 'hankin-rose-58-2-283a50'])
      expect((await get(`/tile/${key}/${hash}.png`)).status, key).toBe(404);
  });
});
