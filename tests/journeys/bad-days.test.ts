import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import type { StartedProcess } from '#lab/start-process.ts';
import { buildOtherRelease } from '#support/other-release.ts';
import { openProduct, type Product } from '#support/product.ts';
import { openPerson, type Person } from './person.ts';
import { TEXTS } from './texts.ts';
import { answersTheRest, readsOverAndSends, showsWords } from './writer.ts';

const form = generalCampaign();
const NO_LINE = /ERR_INTERNET_DISCONNECTED/;

let product: Product;
let web: StartedProcess;
beforeAll(async () => {
  product = await openProduct([]);
  web = await product.start('web');
});
afterAll(async () => {
  await web.stop();
  await product.close();
});

/** How often a text was stored: never twice, and never not at all. */
const stored = async (title: string) =>
  (
    await product.database
      .as('desk')
      .selectFrom('revision')
      .select('story_id')
      .where('title', '=', title)
      .execute()
  ).length;

async function writes(person: Person, title: string): Promise<void> {
  await person.writesInto('Give it a title', title);
  await person.writesInto('Your story', TEXTS.en.story);
}

describe('a send that fails', () => {
  test('twice, on a phone that has lost its line, and then arrives once', async () => {
    const title = 'Over the mountain';
    const person = await openPerson(product.browser, { device: 'phone' });
    person.expects(NO_LINE);
    await person.arrivesAt(`${product.origin}/tell`);
    await writes(person, title);
    await answersTheRest(person, form);
    await person.touches('Read it over before sending');
    await person.reads('Read it over');
    await person.losesSignal();
    await person.touches('Send my story');
    await person.reads('Problems :(');
    await person.sees('Please try again later.');
    await person.sees(`“${title}”`);
    await person.touches('Send again');
    await person.reads('Problems :(');
    await person.hasSignalAgain();
    expect(await stored(title)).toBe(0);
    await person.touches('Send again');
    await person.reads('We’ve received your story!');
    expect(await showsWords(person)).toHaveLength(12);
    expect(await stored(title)).toBe(1);
  });

  test('and the words are brought back into the form, changed and sent', async () => {
    const person = await openPerson(product.browser, { device: 'computer' });
    person.expects(NO_LINE);
    await person.arrivesAt(`${product.origin}/tell`);
    await writes(person, 'Before the storm');
    await answersTheRest(person, form);
    await person.touches('Read it over before sending');
    await person.reads('Read it over');
    await person.losesSignal();
    await person.touches('Send my story');
    await person.reads('Problems :(');
    await person.hasSignalAgain();
    await person.touches('Back to my draft');
    await person.writesInto('Give it a title', ' and after');
    const text = { ...TEXTS.en, title: 'Before the storm and after' };
    await readsOverAndSends(person, form, text);
    expect(await stored(text.title)).toBe(1);
    expect(await stored('Before the storm')).toBe(0);
  });
});

describe('a phone that dies in the middle of writing', () => {
  test('of one’s own has the words when it is charged again', async () => {
    const person = await openPerson(product.browser, { device: 'phone' });
    await person.arrivesAt(`${product.origin}/tell`);
    await writes(person, 'Half past nine');
    await person.touches('Yes, keep a draft');
    await person.sees('Draft saved');
    await person.closesTab();
    await person.opensNewTab(`${product.origin}/tell`);
    await person.findsNowhere('Half past nine', TEXTS.en.story);
    await person.touches('Bring back my draft');
    expect(await person.whatStandsIn('Give it a title')).toBe('Half past nine');
    expect(await person.whatStandsIn('Your story')).toBe(TEXTS.en.story);
    await answersTheRest(person, form);
    await readsOverAndSends(person, form, { ...TEXTS.en, title: 'Half past nine' });
  });

  test('that never said whose it is keeps the words over a reload, and for nobody else', async () => {
    const person = await openPerson(product.browser, { device: 'phone' });
    await person.arrivesAt(`${product.origin}/tell`);
    await writes(person, 'Half past ten');
    await person.sees('Is this device yours?');
    await person.reloads();
    await person.touches('Bring back my draft');
    expect(await person.whatStandsIn('Your story')).toBe(TEXTS.en.story);
    await person.closesTab();
    await person.opensNewTab(`${product.origin}/tell`);
    await person.reads(/tell your story/i);
    await person.findsNowhere('Half past ten', TEXTS.en.story, 'Bring back my draft');
  });
});

describe('a tab left open over a release', () => {
  let next: string;
  beforeAll(() => {
    // Something that nearly every file of the browser's holds, so that none keeps its name.
    next = buildOtherRelease((folder) =>
      appendFileSync(
        path.join(folder, 'src/domain/options/languages.ts'),
        "\nif (LANGUAGES.length === 0) throw new Error('the next release');\n",
      ),
    );
  });
  afterAll(() => rmSync(next, { recursive: true, force: true }));

  test('lets a person finish, send and keep the receipt', async () => {
    const title = 'Written over lunch';
    const person = await openPerson(product.browser, { device: 'computer' });
    // What advises while writing is the old release's, and gone.
    person.expects(
      /status of 404 .*\/assets\/|Error loading route module|dynamically imported module/,
    );
    await person.arrivesAt(`${product.origin}/tell`);
    await person.writesInto('Give it a title', title);
    await person.sees('Is this device yours?');
    await web.stop();
    web = await product.start('web', next);
    await person.writesInto('Your story', TEXTS.en.story);
    await answersTheRest(person, form);
    await readsOverAndSends(person, form, { ...TEXTS.en, title });
    expect(await stored(title)).toBe(1);
    // And goes on reading, with one press: a page of the new release.
    await person.touches('Read someone else’s');
    await person.reads(/stories and letters/i);
  });
});
