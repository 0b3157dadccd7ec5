import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '#domain/submission/fields.ts';
import { eventually, openSite, type Site, storedUnder } from '#support/site.ts';
import {
  answersIn,
  complaints,
  EVERYTHING,
  field,
  fillIn,
  NEEDED,
  promisedLink,
  readItOver,
  readOverAnswers,
  sendIt,
  writeAndReadOver,
} from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

const ASKED = [
  'title',
  'story',
  'category',
  'age',
  'gender',
  'country',
  'belief',
  'terms',
] as const;

describe('writing a story with a script', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = () => openVisitor(site.browser, site.app);

  test('an empty form moves focus to a summary that counts what is missing', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await readItOver(page);
    const summary = page.getByRole('alert');
    await summary.waitFor();
    await eventually(() => summary.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').count()).toBe(ASKED.length);
    expect(await seen(summary.getByRole('heading'))).toMatch(
      /^(Eight|8) things to finish before you send$/,
    );
    expect(await page.title()).toMatch(/^Error: Tell Your Story/);
  });

  test('each line of the summary leads to its field, which says the same words', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await readItOver(page);
    for (const name of ASKED) {
      const line = page.getByRole('alert').locator(`a[href="#${name}"]`);
      const words = await seen(line);
      await line.click();
      await eventually(() => focusedId(page)).toBe(name);
      expect(await descriptionOf(page, name)).toContain(`Error: ${words}`);
    }
  });

  test('every control in error says so to assistive technology', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await readItOver(page);
    const { invalid } = await complaints(page);
    expect(invalid).toEqual(ASKED);
    const gender = page.getByRole('radiogroup', { name: 'Gender' });
    expect(await gender.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(page, 'gender')).toContain('Error: ');
  });

  test('errors of link, service and handle clear when they are emptied again', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await page.getByText('Add a link or a social handle').click();
    await field(page, 'link').pressSequentially('example.org');
    await field(page, 'handle').pressSequentially('amina');
    await readItOver(page);
    const extras = async () =>
      (await complaints(page)).invalid.filter((id) => ['link', 'social', 'handle'].includes(id));
    expect(await extras()).toEqual(['link', 'social', 'handle']);
    await emptyByKeys(page, 'handle');
    await eventually(extras).toEqual(['link']);
    await emptyByKeys(page, 'link');
    await eventually(extras).toEqual([]);
    await field(page, 'social').selectOption('INSTAGRAM');
    await readItOver(page);
    await eventually(extras).toEqual(['handle']);
    await field(page, 'social').selectOption('');
    await eventually(extras).toEqual([]);
  });

  test('a title is told which sign it cannot hold, and takes ordinary punctuation', async () => {
    const { page, open } = await visit();
    await open('/tell');
    const titleIn = async () => (await complaints(page)).fields.find((text) => /title/i.test(text));
    await field(page, 'title').click();
    await page.keyboard.type('Snow #1');
    await readItOver(page);
    expect(await titleIn()).toMatch(/^Error: A title cannot hold “#”\./);
    await field(page, 'title').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('Noël, « ici » – and ماں، بیٹی؟');
    await readItOver(page);
    await eventually(titleIn).toBe(undefined);
  });

  test('the story’s field shows five rows, and grows with the words', async () => {
    const { page, open } = await visit();
    await open('/tell');
    const rows = () =>
      field(page, 'story').evaluate((node) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(node);
        const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
        return (node.clientHeight - padding) / parseFloat(lineHeight);
      });
    expect(await rows()).toBeCloseTo(5, 1);
    await field(page, 'story').click();
    for (let line = 0; line < 8; line += 1) {
      await page.keyboard.type(`Line ${line}`);
      await page.keyboard.press('Enter');
    }
    await eventually(rows).toBeCloseTo(9, 1);
    // Also where the style sheet cannot say so.
    await page.evaluate(() => {
      CSS.supports = () => false;
      document.querySelector<HTMLElement>('#story')?.style.setProperty('field-sizing', 'fixed');
    });
    await page.keyboard.press('Enter');
    await eventually(rows).toBeCloseTo(10, 1);
  });

  test('a name’s field says how to stay anonymous', async () => {
    const { page, open } = await visit();
    await open('/tell');
    expect(await field(page, 'name').getAttribute('placeholder')).toBe('Leave blank for anonymous');
  });

  test('the form is named after the letter a person came to write', async () => {
    const { page, open } = await visit();
    for (const query of ['?type=LETTER', '?letter=1']) {
      await open(`/tell${query}`);
      expect(await page.title()).toMatch(/^Write Your Letter – /);
      expect(await seen(page.getByRole('heading', { level: 1 }))).toBe('Write Your Letter');
    }
    await open('/bill21');
    await open('/tell');
    expect(await page.title()).toMatch(/^Tell Your Story – /);
  });

  test('a mistake keeps every word that was right', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await fillIn(page, { ...EVERYTHING, email: 'amina at example' });
    await readItOver(page);
    const summary = page.getByRole('alert');
    expect(await seen(summary.getByRole('heading'))).toBe('One thing to finish before you send');
    expect(await seen(summary.getByRole('link'))).toMatch(/^Email format incorrect/);
    expect(await answersIn(page)).toEqual({ ...EVERYTHING, email: 'amina at example' });
  });

  test('reading over shows what a reader will see, and what was not given', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, NEEDED);
    expect(await page.title()).toMatch(/^Read it over/);
    expect(await seen(page.locator('.sheetprev h2'))).toBe(NEEDED.title);
    expect(await seen(page.locator('.sheetprev .prose'))).toBe(NEEDED.story);
    expect(await readOverAnswers(page)).toEqual({
      About: 'Mosque',
      Name: 'Anonymous',
      Age: '41',
      Gender: 'Woman',
      Country: 'Canada',
      City: 'Not given',
      Belief: 'Islam',
      'Email, never shown': 'Not given',
      Link: 'Not given',
      Social: 'Not given',
    });
  });

  test('reading over shows every answer that was given', async () => {
    const visitor = await visit();
    await writeAndReadOver(visitor, EVERYTHING);
    expect(await readOverAnswers(visitor.page)).toMatchObject({
      Name: 'Amina',
      City: 'Halifax',
      'Email, never shown': 'amina@example.org (the mail names your story)',
      Link: 'https://example.org/snow',
      Social: '@amina.snow on Instagram',
    });
  });

  test('Change brings back every word, with that field in sight', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, EVERYTHING);
    for (const name of ['story', 'country', 'email'] as const) {
      await page.locator(`a[href$="#${name}"]`).click();
      await field(page, name).waitFor();
      expect(new URL(page.url()).hash).toBe(`#${name}`);
      expect(await answersIn(page)).toEqual(EVERYTHING);
      await eventually(() => isInSight(page, name)).toBe(true);
      await readItOver(page);
    }
  });

  test('Change moves the keyboard to that field', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, NEEDED);
    await page.getByRole('link', { name: 'Change your country' }).press('Enter');
    await field(page, 'country').waitFor();
    await eventually(() => focusedId(page)).toBe('country');
  });

  test('the Back button of the browser brings back every word', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, EVERYTHING);
    await page.goBack();
    await field(page, 'story').waitFor();
    expect(await answersIn(page)).toEqual(EVERYTHING);
    await page.goForward();
    await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
  });

  test('the API is asked for JSON', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, { ...NEEDED, title: 'Asked for JSON' });
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/story'));
    await sendIt(page);
    expect((await posted).headers()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    await promisedLink(page);
  });

  test('a story is sent once, however often the button is pressed', async () => {
    const title = 'Sent once';
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, { ...EVERYTHING, title });
    const answer = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/api/story', async (route) => {
      posts += 1;
      await answer.promise;
      await route.continue();
    });
    await sendIt(page);
    const sending = page.getByRole('button', { name: 'Sending…' });
    await sending.waitFor();
    expect(await sending.getAttribute('aria-disabled')).toBe('true');
    await sending.click({ force: true });
    await sending.press('Enter');
    answer.resolve();
    const link = await promisedLink(page);
    expect(posts).toBe(1);
    const hashes = await storedUnder(site, title);
    expect(hashes).toHaveLength(1);
    expect(link).toBe(`/story/mosque/sent-once/${hashes[0]}`);
  });

  test('a writer under 18 is asked to ask, and shown how little a reader will know', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    await open('/tell');
    const note = page.getByText('please ask a parent, guardian or teacher');
    await fillIn(page, { age: '18' });
    expect(await note.isVisible()).toBe(false);
    await fillIn(page, { ...EVERYTHING, age: '12' });
    await note.waitFor();
    await readItOver(page);
    await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
    const answers = await readOverAnswers(page);
    expect(answers.Age).toBe('7 to 12');
    expect(answers.Gender).toBe('Girl');
    for (const hidden of [answers.City, answers.Link, answers.Social])
      expect(hidden).toBe('Kept private, because you are under 18');
    expect(await seen(page.locator('main'))).not.toContain(EVERYTHING.city);
  });

  test('a secret age counts as a child’s, and the box that says otherwise tells so', async () => {
    const { page, open } = await visit();
    await open('/tell');
    const box = page.getByRole('checkbox', { name: 'It’s a secret' });
    const adult = page.getByRole('checkbox', { name: 'I am 18 or older' });
    const id = await adult.getAttribute('aria-describedby');
    expect(await seen(page.locator(`#${id}`))).toContain('as for children');
    const card = page.getByRole('region', { name: 'How strangers will see you' });
    await fillIn(page, { city: 'Leeds' });
    await box.check();
    await eventually(() => seen(card)).not.toContain('Leeds');
    await adult.check();
    await eventually(() => seen(card)).toContain('Leeds');
    await fillIn(page, { age: '9' });
    await eventually(() => seen(card)).not.toContain('Leeds');
  });
});

async function emptyByKeys(page: Page, name: Field): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** What a screen reader says after the name of a field. */
function descriptionOf(page: Page, name: Field): Promise<string> {
  return field(page, name).evaluate((control) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}

function isInSight(page: Page, name: Field): Promise<boolean> {
  return field(page, name).evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && top < innerHeight && bottom > 0;
  });
}
