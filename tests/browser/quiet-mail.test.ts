import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import {
  answersIn,
  EVERYTHING,
  fillIn,
  NEEDED,
  promisedLink,
  readItOver,
  readOverAnswers,
  reload,
  sendIt,
  untilSaved,
} from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

const box = (page: Page) => page.getByLabel(/^Do not name my (?:story|letter) in the mail$/);
const lookOver = async (page: Page) => {
  await readItOver(page);
  await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
};
const SUGGESTED = 'We suggest this here';

describe('“Do not name my story in the mail”', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });

  const wishOf = async (url: string) => {
    const kept = site.database.as('worker').selectFrom('contact').select('quiet_mail');
    const id = await site.world.storyIdOf(hashOfUrl(url));
    return (await kept.where('story_id', '=', id).executeTakeFirst())?.quiet_mail;
  };

  test.each([{ javaScript: true }, { javaScript: false }])(
    'is kept over a mistake, read over and sent: $javaScript',
    async (options) => {
      const visitor = await openVisitor(site.browser, site.app, options);
      visitor.allow(/status of 422/);
      const { page } = visitor;
      await visitor.open('/tell');
      await fillIn(page, { ...NEEDED, email: 'amina@example.org', title: 'A' });
      expect(await box(page).isChecked()).toBe(false);
      await box(page).check();
      await readItOver(page);
      await page.getByRole('alert').waitFor();
      expect(await box(page).isChecked()).toBe(true);
      await fillIn(page, { title: NEEDED.title });
      await lookOver(page);
      expect((await readOverAnswers(page))['Email, never shown']).toBe(
        'amina@example.org (the mail does not name your story)',
      );
      await sendIt(page);
      expect(await wishOf(await promisedLink(page))).toBe(true);
    },
  );

  test('is not sent by who does not tick it', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await fillIn(page, { ...NEEDED, email: 'amina@example.org' });
    await lookOver(page);
    expect((await readOverAnswers(page))['Email, never shown']).toBe(
      'amina@example.org (the mail names your story)',
    );
    await sendIt(page);
    expect(await wishOf(await promisedLink(page))).toBe(false);
  });

  test('comes back with a draft', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await fillIn(page, EVERYTHING);
    await box(page).check();
    await page.getByRole('button', { name: 'Yes, keep a draft', exact: true }).click();
    await untilSaved(page, String.raw`\"quietMail\":\"on\"`);
    await reload(page);
    await page.getByRole('button', { name: 'Bring back my draft' }).click();
    await eventually(() => answersIn(page)).toEqual({ ...EVERYTHING, quietMail: 'on' });
  });

  test('is suggested in rooms of remembrance, without a script too, and ticked by nobody', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript: false });
    for (const form of ['/jan29/tell', '/ourlondonfamily/tell']) {
      await open(form);
      expect(await page.getByText(SUGGESTED).count(), form).toBe(1);
      expect(await box(page).isChecked(), form).toBe(false);
    }
    await open('/tell');
    expect(await page.getByText(SUGGESTED).count()).toBe(0);
  });

  test('and to a child, once the age is told', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    expect(await page.getByText(SUGGESTED).count()).toBe(0);
    await fillIn(page, { age: '12' });
    await page.getByText(SUGGESTED).waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await fillIn(page, { age: '41' });
    await eventually(() => page.getByText(SUGGESTED).count()).toBe(0);
  });
});
