import { afterAll, beforeAll, describe, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts, KIND_WORD, type Officer } from './officer.ts';
import { openPerson, type Person } from './person.ts';
import { officerOn, personOn, WAYS, type Way } from './ways.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const WHY = 'It is not my number, it is the number on the bus.';
const SORRY = 'You are right, and we are sorry. We took a bus for a telephone.';
const STANDS = 'We read it again, and somebody could still be found by it.';

async function declines(officer: Officer, title: string): Promise<void> {
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.sees('The label');
  await officer.goes((await officer.textsOf('.gate label > span'))[0] ?? '');
  await officer.begins('Decline');
  await officer.answers('A kind word to the writer, if it helps (they will read it)', KIND_WORD);
  await officer.goes('Decline');
  await officer.findsNowhere('Decline, and say why?');
}

async function asks(writer: Person, receipt: string): Promise<void> {
  await opens(writer, receipt);
  await writer.sees(KIND_WORD);
  await writer.writesInto('What did we get wrong? A few words are enough.', WHY);
  await writer.touches('Ask for another look');
  await writer.sees('Thank you for telling us. Another of our readers looks again.');
}

async function opens(writer: Person, receipt: string): Promise<void> {
  await writer.writesInto('Your twelve words', receipt);
  await writer.touches('Open my receipt');
  await writer.reads('Where it is now');
}

async function judges(officer: Officer, title: string, choice: string, words: string) {
  await officer.goes(/^Cases \d/);
  await officer.isOnPage('Cases');
  await officer.sees(WHY);
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.goes('Read the text');
  await officer.sees('The label');
  await officer.goes(/^Cases \d/);
  await officer.goes(title);
  await officer.sees('You have read the text.');
  await officer.goes(new RegExp(`^${choice}`));
  await officer.writesInto(
    'To the writer, on the receipt. Your own words, in the text’s language',
    words,
  );
  await officer.goes('Decide, and tell the writer');
  await officer.isOnPage('Cases');
  await officer.findsNowhere(WHY);
}

describe.each(WAYS)('a refused writer, $how,', (way) => {
  test('appeals, and is read anew', LONG, async () => {
    const title = `The number on the bus, ${way.how}`;
    const [first, second] = namesFor(way);
    const { receipt } = await product.world.submit({ title });
    await product.untilAllReady();
    const declined = await enrols(product, first, 'mouse');
    await declines(declined, title);
    const writer = await personOn(product, way);
    await writer.arrivesAt(`${product.origin}/receipt`);
    await asks(writer, receipt);

    // Whoever decided first looks and cannot decide.
    await declined.goes(/^Cases \d/);
    await declined.goes(title);
    await declined.sees('You decided about this text before, so another officer looks again.');
    await declined.findsNowhere('Decide, and tell the writer');

    const judge = await officerOn(product, way, second);
    await judges(judge, title, 'The writer is right', SORRY);
    await writer.touches('Close this receipt');
    await opens(writer, receipt);
    await writer.sees('We looked again: it is read anew');
    await writer.sees(SORRY);
    await writer.findsNowhere(first, second);
  });
});

describe('a refused writer', () => {
  test('appeals, and it stands, with reasons', LONG, async () => {
    const title = 'The street of the song';
    const { receipt } = await product.world.submit({ title });
    await product.untilAllReady();
    await declines(await enrols(product, 'Huda', 'mouse'), title);
    const writer = await openPerson(product.browser);
    await writer.arrivesAt(`${product.origin}/receipt`);
    await asks(writer, receipt);
    const iman = await goesOnWithoutScripts(product, await enrols(product, 'Iman', 'mouse'));
    await judges(iman, title, 'It stands', STANDS);
    await writer.touches('Close this receipt');
    await opens(writer, receipt);
    await writer.sees('We looked again, and it stands');
    await writer.sees(STANDS);
    await writer.findsNowhere('Ask for another look');
  });
});

/** Two of their own for each, so that nobody decided anything of another. */
const namesFor = (way: Way): [string, string] => {
  const at = WAYS.indexOf(way);
  return [['Noor', 'Amal', 'Dana', 'Reem'][at] ?? '', ['Sami', 'Omar', 'Zaid', 'Ines'][at] ?? ''];
};
