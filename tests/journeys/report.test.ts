import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts, type Officer } from './officer.ts';
import { openPerson, type Person } from './person.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const WHY = 'It says where she works.';
const TO_REPORTER = 'Thank you for writing. We read it again, and nothing in it leads to her.';
const TO_WRITER = 'Somebody asked us about your story. We read it again, and it stays.';

/** From the text to the twelve words. */
async function reports(reader: Person, ground: string): Promise<string> {
  await reader.touches('Something is not right?');
  await reader.reads('Something is not right?');
  await reader.touches('Send it');
  await reader.sees('Required. Choose what it is about.');
  await reader.touches(ground);
  await reader.writesInto('Which words, and why?', WHY);
  await reader.touches(/I mean this honestly/);
  await reader.touches('Send it');
  await reader.reads('We have it. Thank you.');
  return (await reader.textsOf('.words12 li')).join(' ');
}

async function opens(reader: Person, receipt: string): Promise<void> {
  await reader.arrivesAt(`${product.origin}/receipt`);
  await reader.writesInto('Your twelve words', receipt);
  await reader.touches('Open my receipt');
  await reader.reads('Where it is now');
}

async function findsCase(officer: Officer, title: string): Promise<void> {
  await officer.goes(/^Cases \d/);
  await officer.isOnPage('Cases');
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.sees(WHY);
}

async function decides(officer: Officer, title: string, choice: RegExp): Promise<void> {
  await findsCase(officer, title);
  await officer.goes('The whole text');
  await officer.sees('The label');
  await findsCase(officer, title);
  await officer.sees(/You have read the text/);
  await officer.goes(choice);
  await officer.writesInto('To whoever reported it. Nothing of the writer', TO_REPORTER);
  await officer.writesInto('To the writer. Nothing that leads to whoever reported it', TO_WRITER);
  await officer.goes('Decide, and tell both');
  await officer.isOnPage('Cases');
  await officer.findsNowhere(WHY);
}

describe('a reader to whom something is not right', () => {
  test('says so on a phone without a script, and is told', LONG, async () => {
    const title = 'The shop by the lake';
    const { url, receipt } = await product.world.publish({ title });
    const reader = await openPerson(product.browser, { device: 'phone', scripts: false });
    await reader.arrivesAt(`${product.origin}${url}`);
    const words = await reports(reader, 'I am in it, or somebody I know is');
    const sami = await enrols(product, 'Sami', 'mouse');
    await findsCase(sami, title);
    await sami.goes('Say that we have read it');
    await sami.findsNowhere('Say that we have read it');
    await opens(reader, words);
    await reader.sees('One of our readers has read what you told us.');
    await decides(sami, title, /^Keep it as it is/);
    await opens(reader, words);
    await reader.sees(TO_REPORTER);
    await reader.sees('The text stays as it is');
    await reader.findsNowhere(TO_WRITER, 'Sami');
    await opens(reader, receipt);
    await reader.sees(TO_WRITER);
    await reader.findsNowhere(TO_REPORTER, WHY, 'Sami');
  });

  test('says so at a computer, is asked for more, and answers', LONG, async () => {
    const title = 'The green van';
    const { url } = await product.world.publish({ title });
    const reader = await openPerson(product.browser);
    await reader.arrivesAt(`${product.origin}${url}`);
    await reader.waitsForPage();
    reader.expects(/status of 422/);
    const words = await reports(reader, 'Something else');
    // Whoever reloads has them still; they are shown nowhere else.
    await reader.reloads();
    await reader.reads('We have it. Thank you.');
    expect((await reader.textsOf('.words12 li')).join(' ')).toBe(words);
    const iman = await goesOnWithoutScripts(product, await enrols(product, 'Iman', 'mouse'));
    await findsCase(iman, title);
    await iman.goes('Pause the page');
    await iman.sees(/Page paused/);
    await iman.goes('Ask for more');
    await iman.writesInto('What we ask, on their receipt', 'Which words are it?');
    await iman.goes('Send the question');
    await iman.sees(/No promise runs/);
    await opens(reader, words);
    await reader.sees('Which words are it?');
    await reader.writesInto('Your answer. Nobody but our readers sees it.', 'Those about the van.');
    await reader.touches('Send my answer');
    await reader.sees('Thank you. Your answer is with our readers, who go on from here.');
    await findsCase(iman, title);
    await iman.sees(/Those about the van\./);
  });
});
