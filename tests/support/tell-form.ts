import type { Locator, Page } from 'playwright-core';
import type { Field } from '#domain/submission/fields.ts';
import { eventually } from './site.ts';
import { untilReady, type Visitor } from './visitor.ts';

export type Answers = Partial<Record<Exclude<Field, 'recipient'>, string>>;

/** Every answer that does not have to be given is left out. */
export const NEEDED = {
  title: 'The day it snowed on the minaret',
  story:
    'I was seven and my uncle lifted me up so that I could see the snow on the minaret.\n\nIt stayed there until noon, and nobody in our street went to work.',
  category: 'MOSQUE',
  age: '41',
  gender: 'F',
  country: 'Canada',
  belief: 'Islam',
  terms: 'on',
} as const satisfies Answers;

export const EVERYTHING = {
  ...NEEDED,
  name: 'Amina',
  city: 'Halifax',
  email: 'amina@example.org',
  link: 'https://example.org/snow',
  social: 'INSTAGRAM',
  handle: '@amina.snow',
} as const satisfies Answers;

export const field = (page: Page, name: Field): Locator => page.locator(`#${name}`);

const CHOSEN: readonly string[] = ['category', 'country', 'belief', 'social'];
const FOLDED_AWAY: readonly string[] = ['link', 'social', 'handle'];

export async function fillIn(page: Page, answers: Answers): Promise<void> {
  if (Object.keys(answers).some((name) => FOLDED_AWAY.includes(name))) await unfoldExtras(page);
  for (const [name, value] of Object.entries(answers) as [Field, string][])
    await answer(page, name, value);
}

async function unfoldExtras(page: Page): Promise<void> {
  if (await field(page, 'link').isHidden())
    await page.getByText('Add a link or a social handle').click();
}

async function answer(page: Page, name: Field, value: string): Promise<void> {
  if (name === 'gender') await page.locator(`#gender input[value="${value}"]`).check();
  else if (name === 'terms') await field(page, name).check();
  else if (CHOSEN.includes(name)) await field(page, name).selectOption(value);
  else await field(page, name).fill(value);
}

/** What the form would send, without the answers that are empty. */
export function answersIn(page: Page): Promise<Answers> {
  return page.locator('main form').evaluate((form) => {
    const entries = [...new FormData(form as HTMLFormElement)];
    const given = entries.filter(([name, value]) => name !== 'writingType' && value !== '');
    return Object.fromEntries(given.map(([name, value]) => [name, withUnixLines(String(value))]));
    function withUnixLines(text: string) {
      return text.replaceAll('\r\n', '\n');
    }
  });
}

export const readItOver = (page: Page) =>
  page.getByRole('button', { name: 'Read it over before sending' }).click();

export const sendIt = (page: Page) => page.getByRole('button', { name: 'Send my story' }).click();

/** To the last look before sending. */
export async function writeAndReadOver(visitor: Visitor, answers: Answers): Promise<void> {
  const { page } = visitor;
  await visitor.open('/tell');
  await fillIn(page, answers);
  await readItOver(page);
  await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
}

/** The address that /thank-you promises. */
export async function promisedLink(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'We’ve received your story!' }).waitFor();
  return new URL(`http://${await page.locator('.receipt .url').innerText()}`).pathname;
}

/** A new tab of the same browser: what only the old tab knew is gone. */
export async function reopen(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.context.newPage();
  await visitor.page.close();
  await visitor.open(path, page);
  return page;
}

export const reload = (page: Page) => untilReady(page, () => page.reload());

/** Everything a store holds, slot by slot. */
export function stored(page: Page, store: 'localStorage' | 'sessionStorage') {
  return page.evaluate((name) => ({ ...(window[name] as unknown as Record<string, string>) }), store);
}

/** Saving waits for a pause in typing. */
export const untilSaved = (page: Page, words: string) =>
  eventually(async () => JSON.stringify(await stored(page, 'localStorage'))).toContain(words);
