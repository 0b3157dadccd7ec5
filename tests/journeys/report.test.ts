import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REMOVAL_GROUND_NAMES } from '#domain/vetting/removal.ts';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts, type Officer } from './officer.ts';
import { openPerson, type Person } from './person.ts';
import { officerOn, personOn, WAYS } from './ways.ts';

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

async function findsCase(officer: Officer, title: string, why = WHY): Promise<void> {
  await officer.goes(/^Cases \d/);
  await officer.isOnPage('Cases');
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.sees(why);
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

const OFFICERS: readonly [string, string][] = [
  ['Sami', 'Noor'],
  ['Amal', 'Omar'],
  ['Dana', 'Zaid'],
  ['Reem', 'Ines'],
];
const MISTAKEN = 'The sign of the shop is in it, too.';
const DOWN = 'You are right: it led to her. It is taken down.';

describe.each(WAYS)('a reader, $how,', (way) => {
  test('says that something is not right, is told, and asks for another look', LONG, async () => {
    const title = `The shop by the lake, ${way.how}`;
    const [first, second] = OFFICERS[WAYS.indexOf(way)] ?? ['', ''];
    const { url, receipt } = await product.world.publish({ title });
    const reader = await personOn(product, way);
    reader.expects(/status of 422/);
    await reader.arrivesAt(`${product.origin}${url}`);
    await reader.waitsForPage();
    const words = await reports(reader, 'I am in it, or somebody I know is');
    const sami = await officerOn(product, way, first);
    await findsCase(sami, title);
    await sami.goes('Say that we have read it');
    await sami.findsNowhere('Say that we have read it');
    await opens(reader, words);
    await reader.sees('One of our readers has read what you told us.');
    await decides(sami, title, /^Keep it as it is/);
    await opens(reader, words);
    await reader.sees(TO_REPORTER);
    await reader.sees('The text stays as it is');
    await reader.findsNowhere(TO_WRITER, first);

    await reader.writesInto('What did we get wrong? A few words are enough.', MISTAKEN);
    await reader.touches('Ask for another look');
    await reader.sees('Thank you for telling us. Another of our readers looks again.');
    await reader.sees('What we answered first');
    // Whoever decided the first time looks and cannot decide.
    await findsCase(sami, title, MISTAKEN);
    await sami.sees('You decided about this text before, so another officer decides this.');
    await sami.findsNowhere('Decide, and tell both');
    const noor = await enrols(product, second, way.device === 'phone' ? 'finger' : 'mouse');
    await showsPasskey(noor, title);
    await takesDown(
      way.scripts ? noor : await goesOnWithoutScripts(product, noor, way.device),
      title,
    );
    await opens(reader, words);
    await reader.sees(DOWN);
    await reader.sees('The text was taken down');
    await reader.findsNowhere('Ask for another look', TO_WRITER, second);
    await opens(reader, receipt);
    await reader.sees(TO_WRITER);
    await reader.findsNowhere(TO_REPORTER, DOWN, WHY, MISTAKEN, first, second);
  });
});

/** By a script, so whoever goes on without has shown it before. */
async function showsPasskey(officer: Officer, title: string): Promise<void> {
  await findsCase(officer, title, MISTAKEN);
  await officer.goes('Why it is taken down');
  await officer.goes('Show your passkey first');
  await officer.goes('Sign in with a passkey');
  await officer.isOnPage(title);
}

async function takesDown(officer: Officer, title: string): Promise<void> {
  await findsCase(officer, title, MISTAKEN);
  await officer.goes('The whole text');
  await officer.sees('The label');
  await findsCase(officer, title, MISTAKEN);
  await officer.goes(/^Take it down/);
  await officer.goes('Why it is taken down');
  await officer.chooses('Because', REMOVAL_GROUND_NAMES.safety);
  await officer.writesInto('To whoever reported it. Nothing of the writer', DOWN);
  await officer.writesInto('To the writer. Nothing that leads to whoever reported it', TO_WRITER);
  await officer.goes('Decide, and tell both');
  await officer.isOnPage('Cases');
  await officer.findsNowhere(MISTAKEN);
}

describe('a reader to whom something is not right', () => {
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
