import { afterAll, beforeAll, describe, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { englishText } from '#support/samples.ts';
import { enrols, MORE, type Officer } from './officer.ts';
import { openPerson, type Person } from './person.ts';
import { officerOn, personOn, WAYS } from './ways.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const SCHOOL = 'Our teacher at Elm High School says that a letter is a seat.';
const STORY = `${SCHOOL} ${englishText(300)}`;
const KIND_WORD = 'Your letter made us smile. May the school stay out?';

async function sends(title: string) {
  const { receipt } = await product.world.submit({ title, story: STORY, age: '41' });
  await product.untilAllReady();
  return receipt;
}

/** What is typed in place of the whole text. */
async function asksForLess(officer: Officer, title: string, phone = false): Promise<void> {
  await officer.goes(title);
  await officer.isOnPage(title);
  if (phone) await officer.touches(MORE);
  await officer.goes('Ask the writer');
  await officer.sees('Words we propose');
  await officer.clears('Text we propose');
  await officer.writesInto('Text we propose', STORY.replace('Elm High School', 'school'));
  await officer.writesInto('A kind word. The writer reads it first', KIND_WORD);
  await officer.goes('Ask');
  await officer.findsNowhere('Words we propose');
}

async function opensReceipt(person: Person, receipt: string): Promise<void> {
  await person.arrivesAt(`${product.origin}/receipt`);
  await person.writesInto('Your twelve words', receipt);
  await person.touches('Open my receipt');
  await person.reads('May we change one place?');
  await person.sees(KIND_WORD);
  await person.sees('Now: waiting for you');
  await person.sees(/If we hear nothing, we do not publish it, and you may send it again\./);
}

async function publishes(officer: Officer, title: string): Promise<void> {
  await officer.goes(/^To read/);
  await officer.isOnPage('To read');
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.sees(/The writer answered/);
  await officer.begins('Publish');
  await officer.goes('Yes, publish');
}

const OFFICERS = ['Noor', 'Amal', 'Dana', 'Reem'];

describe.each(WAYS)('a writer who is asked, $how,', (way) => {
  test('says yes and is published in these words, and takes another back', LONG, async () => {
    const title = `The seat that was kept, ${way.how}`;
    const other = `The seat that was empty, ${way.how}`;
    const receipt = await sends(title);
    const otherReceipt = await sends(other);
    const officer = await officerOn(product, way, OFFICERS[WAYS.indexOf(way)] ?? '');
    const onPhone = way.device === 'phone';
    await asksForLess(officer, title, onPhone);
    await officer.goes(/^To read/);
    await officer.isOnPage('To read');
    await asksForLess(officer, other, onPhone);
    await officer.goes(/^Parked \d/);
    await officer.sees('Waits for the writer’s answer.');

    const writer = await personOn(product, way);
    await opensReceipt(writer, receipt);
    await writer.touches('Yes, use these words');
    await writer.sees('Thank you. Your answer is with our readers, who go on from here.');
    await writer.touches('Close this receipt');
    await opensReceipt(writer, otherReceipt);
    await writer.touches('Take my story back');
    await writer.touches('Yes, withdraw it');
    await writer.sees('It is withdrawn. Thank you for having trusted us with it.');
    await writer.findsNowhere('May we change one place?');

    await publishes(officer, title);
    await officer.goes(/^Parked/);
    await officer.findsNowhere(other);
    await writer.arrivesAt(`${product.origin}/receipt`);
    await writer.writesInto('Your twelve words', receipt);
    await writer.touches('Open my receipt');
    await writer.sees('It is on the wall, for anyone to read:');
    await writer.findsNowhere('What our readers left out');
  });
});

describe('a writer who is asked', () => {
  test('writes it another way at a computer, and that is published', LONG, async () => {
    const title = 'The seat by the window';
    const receipt = await sends(title);
    const huda = await enrols(product, 'Huda', 'finger');
    await asksForLess(huda, title, true);

    const writer = await openPerson(product.browser);
    await opensReceipt(writer, receipt);
    await writer.touches('Write it another way');
    await writer.clears('Your own words for this place');
    const own = `My teacher says so, too. ${englishText(300)}`;
    await writer.writesInto('Your own words for this place', own);
    await writer.touches('Send my words');
    await writer.sees('Thank you. Your answer is with our readers, who go on from here.');

    await huda.goes(/^To read/);
    await huda.isOnPage('To read');
    await huda.goes(title);
    await huda.isOnPage(title);
    await huda.sees(/In words of their own\./);
    await huda.sees('My teacher says so, too.');
  });
});
