import type { Locator, Page } from 'playwright-core';
import { categoryLabel, isCategory } from '#domain/options/categories.ts';
import type { Field } from '#domain/submission/fields.ts';
import { eventually } from './site.ts';
import { seen, untilReady, type Visitor } from './visitor.ts';

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
  if (name === 'gender') await tick(page.locator(`#gender input[value="${value}"]`));
  else if (name === 'terms') await tick(field(page, name));
  else if (CHOSEN.includes(name)) await choose(page, name, value);
  else await field(page, name).fill(value);
}

/** By key: advice about the words comes in its own time, and moves what a pointer is on its way to. */
async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.press('Space');
}

/** From the device's own list, or from the list to type into that takes its place. */
async function choose(page: Page, name: Field, value: string): Promise<void> {
  const control = field(page, name);
  const isPlain = await control.evaluate((node) => node.tagName === 'SELECT');
  if (isPlain) return void (await control.selectOption(value));
  const label = isCategory(value) ? categoryLabel(value) : value;
  await control.fill(label);
  await page.getByRole('option', { name: label, exact: true }).first().click();
}

/** What the form would send, without the answers that are empty. */
export function answersIn(page: Page): Promise<Answers> {
  return page.locator('main form').evaluate((form) => {
    const entries = [...new FormData(form as HTMLFormElement)];
    const said = ['writingType', 'campaignVersion'];
    const given = entries.filter(([name, value]) => !said.includes(name) && value !== '');
    return Object.fromEntries(given.map(([name, value]) => [name, withUnixLines(value)]));
    function withUnixLines(value: FormDataEntryValue) {
      return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name;
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

/** In each of the three ways it is said: of a story, of a letter, in a room of remembrance. */
const RECEIVED = /^We(?:’ve received your (?:story|letter)!| have received your letter\.)$/;

/** The address that /thank-you promises. */
export async function promisedLink(page: Page): Promise<string> {
  await page.getByRole('heading', { name: RECEIVED }).waitFor();
  return new URL(`http://${await seen(page.locator('.next-steps .url'))}`).pathname;
}

/** A new tab of the same browser: what only the old tab knew is gone. */
export async function reopen(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.context.newPage();
  await visitor.page.close();
  await visitor.open(path, page);
  return page;
}

export const reload = (page: Page) => untilReady(page, () => page.reload());

type Store = 'localStorage' | 'sessionStorage';

/** Everything a store holds, slot by slot. */
export function stored(page: Page, store: Store): Promise<Record<string, string>> {
  return page.evaluate((name) => ({ ...window[name] }), store);
}

/** Saving waits for a pause in typing. */
export const untilSaved = (page: Page, words: string, store: Store = 'localStorage') =>
  eventually(async () => JSON.stringify(await stored(page, store))).toContain(words);

/** What the form says is wrong, in every place where it says so. */
export async function complaints(page: Page) {
  await page.getByRole('alert').waitFor();
  const texts = (places: Locator) =>
    places.evaluateAll((nodes) => nodes.map((node) => node.textContent));
  return {
    title: await page.title(),
    summary: await texts(page.locator('.summary h2, .summary a')),
    fields: await texts(page.locator('.field.bad .err')),
    invalid: await page
      .locator('[aria-invalid="true"]')
      .evaluateAll((nodes) => nodes.map((node) => node.id)),
  };
}

/** The last look before sending, row by row. */
export const readOverAnswers = (page: Page) => rowsOf(page.locator('.read-over dl.ans > div'));

/** The museum label beside a story, row by row. */
export const labelOf = (page: Page) => rowsOf(page.locator('aside dl.dl > div'));

/** Names and values of a list of both. */
export function rowsOf(rows: Locator): Promise<Record<string, string>> {
  return rows.evaluateAll((nodes) =>
    Object.fromEntries(
      nodes.map((node) => [
        node.querySelector('dt')?.textContent.trim() ?? '',
        node.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}
