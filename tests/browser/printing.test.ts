import { beforeAll, describe, expect, test } from 'vitest';
import { sitDown, startDesk } from '#support/desk.ts';
import { openPdf } from '#support/read-pdf.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
const get = (path: string) => fetch(`${site.app.origin}${path}`, { redirect: 'manual' });
const pdfOf = async (answer: Response) => openPdf(new Uint8Array(await answer.arrayBuffer()));

describe('a letter as PDF', () => {
  test('is kept by caches under its story’s name, and goes with the story', async () => {
    const { hash, url } = await site.world.publish({ title: 'Handed over', city: 'Hamilton' });
    const answer = await get(`/print/${hash}.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('surrogate-key')?.split(' ')).toContain(`story-${hash}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('etag')).toBeTruthy();
    const pdf = await pdfOf(answer);
    expect(await pdf.text()).toContain('Handed over');
    expect(await pdf.text()).not.toContain('Hamilton');
    expect(await pdf.codeOn(1)).toBe(`${site.app.origin}${url}`);

    await site.world.remove(hash);
    const gone = await get(`/print/${hash}.pdf`);
    expect(gone.status).toBe(410);
    expect(gone.headers.get('surrogate-key')?.split(' ')).toContain(`story-${hash}`);
  });

  test.each([
    '/print/zzzzzzzzzzzz.pdf',
    '/print/x.pdf',
    '/print/zzzzzzzzzzzz',
    '/print/poster/x.pdf',
  ])('is unknown at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('a campaign’s poster leads to its form', async () => {
  const pdf = await pdfOf(await get('/print/poster/palestine.pdf'));
  expect(await pdf.text()).toContain('Write to the Children of Gaza');
  expect(await pdf.codeOn(1)).toBe(`${site.app.origin}/palestine/tell`);
});

test('the browser’s own printout has the words, from whom and the address, and no city', async () => {
  const { url, hash } = await site.world.publish({
    title: 'By the browser',
    name: 'Amina',
    city: 'Hamilton',
    belief: 'Islam',
  });
  const { page, open } = await openVisitor(site.browser, site.app);
  await open(url);
  const link = page.getByRole('link', { name: 'On paper, to hand over (PDF)' });
  expect(await link.getAttribute('href')).toBe(`/print/${hash}.pdf`);
  await page.emulateMedia({ media: 'print' });
  const shown = await seen(page.locator('body'));
  for (const words of ['By the browser', 'Amina', 'Canada', hash]) expect(shown).toContain(words);
  expect(shown).not.toMatch(
    /Hamilton|Islam|Stories\b|Tell your story|Pass this|Next Story|minutes?\b/,
  );
  const pdf = await openPdf(await page.pdf());
  expect(await pdf.text()).toContain('By the browser');
});

test('an officer asks for a booklet', async () => {
  const desk = await startDesk(site.database);
  const { hash } = await site.world.publish({ title: 'Chosen' });
  const page = await sitDown(site.browser, desk);
  await page.goto('/desk/booklets');
  await page.getByLabel('Title on the cover').fill('Chosen ones');
  await page.getByLabel('Texts that I choose').check();
  await page.getByLabel('Links or references').fill('nonsense');
  await page.getByRole('button', { name: 'Make the booklet' }).click();
  await page.getByText('is no link of a story or letter').waitFor();
  await page.getByLabel('Links or references').fill(hash);
  await page.getByRole('button', { name: 'Make the booklet' }).click();
  await page.getByText('Waiting for its turn.').waitFor();
  await page.context().close();
});
