import { afterAll, beforeAll, describe, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { englishText } from '#support/samples.ts';
import { enrols, goesOnWithoutScripts, type Hands, MORE, type Officer } from './officer.ts';
import { openPerson } from './person.ts';
import { officerOn, WAYS } from './ways.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const PHONE = '613-555-0142';
const QUESTION = 'Whose number is it? @Karim would know.';
const ANSWER = 'It is the number of a film. Nobody has it.';
const NOTE = 'Her aunt wrote to us last week.';
const WHY = 'The family reads it on Friday.';

describe.each(['keyboard', 'mouse'] as const)('a second reader, by %s', (hands) => {
  test('is asked about one mark, answers, and gives it back', LONG, async () => {
    const title = `The number on the door, by ${hands}`;
    await product.world.submit({ title, story: `${englishText(400)} Ring ${PHONE} for me.` });
    await product.untilAllReady();
    const names = hands === 'keyboard' ? ['Noor', 'Karim'] : ['Amal', 'Sami'];
    const [asks, answers] = names as [string, string];
    const noor = await enrols(product, asks, hands);
    const karim = await enrols(product, answers, hands);

    await noor.goes(title);
    await noor.isOnPage(title);
    await noor.sees('The label');
    await asksAbout(noor, hands, QUESTION.replace('Karim', answers));

    // Named in it, and told on the page of the queue.
    await karim.goes(/^To read/);
    await karim.sees('For you');
    await karim.sees(`${asks} asks you to look into the folder`);
    await karim.goes(title);
    await karim.isOnPage(title);
    await karim.sees(`${asks} asks`);
    await karim.sees(/About 1 a phone number/);
    if (hands === 'mouse') await karim.touches('Keep it');
    else await karim.press('1');
    await karim.answers('Your words (officers only)', ANSWER);
    if (hands === 'mouse') await karim.goes('Give it back');
    else await karim.press('Tab', 'b');
    await karim.findsNowhere(`${asks} asks you to look into the folder`);

    await noor.goes(/^To read/);
    await noor.isOnPage('To read');
    await noor.sees('For you');
    await noor.sees(`${answers} asks you to look into the folder`);
    await noor.goes(title);
    await noor.isOnPage(title);
    await noor.sees(ANSWER);
    await noor.goes('I have read it');
    await noor.findsNowhere('I have read it');
    await noor.sees(ANSWER);
  });
});

describe.each(WAYS.filter(({ device }) => device === 'phone'))('a second reader, $how,', (way) => {
  test('answers, and gives it back', LONG, async () => {
    const title = `The number on the shop, ${way.how}`;
    const [asks, answers] = way.scripts ? ['Dana', 'Zaid'] : ['Reem', 'Ines'];
    await product.world.submit({ title, story: `${englishText(400)} Ring ${PHONE} for me.` });
    await product.untilAllReady();
    const noor = await enrols(product, asks, 'mouse');
    await noor.goes(title);
    await noor.isOnPage(title);
    await noor.sees('The label');
    await asksAbout(noor, 'mouse', QUESTION);
    const karim = await officerOn(product, way, answers);
    await karim.goes(/^Second reader \d/);
    await karim.isOnPage('Second reader');
    await karim.goes(title);
    await karim.isOnPage(title);
    await karim.touches(MORE);
    await karim.touches(/^Folder/);
    await karim.sees(`${asks} asks`);
    await karim.touches('Keep it');
    await karim.answers('Your words (officers only)', ANSWER);
    await karim.goes('Give it back');
    await noor.goes(/^To read/);
    await noor.sees(`${answers} asks you to look into the folder`);
    await noor.sees(ANSWER);
  });
});

describe('what is noted and put aside', () => {
  test('on a phone, by a finger, is in the lists and on the receipt', LONG, async () => {
    const title = 'The lamp in the window';
    const { receipt } = await product.world.submit({ title });
    await product.untilAllReady();
    const huda = await enrols(product, 'Huda', 'finger');
    await huda.goes(title);
    await huda.isOnPage(title);
    await huda.touches(MORE);
    await huda.touches(/^Folder/);
    await notes(huda);
    await huda.begins('Park');
    const day = await putsAside(huda);
    await huda.sees(`The receipt will say: put aside until ${day}, for a family’s wish.`);
    await huda.goes('Park it');
    await findsInList(huda, { title, day, by: 'Huda' });
    await readsOnReceipt(receipt, day);
  });

  test('without a script, after a colleague’s question was answered, too', LONG, async () => {
    const title = 'The bread at dawn';
    const { receipt } = await product.world.submit({ title });
    await product.untilAllReady();
    const iman = await enrols(product, 'Iman', 'mouse');
    await iman.goes(title);
    await iman.isOnPage(title);
    await iman.begins('Second');
    await iman.answers('What should they look at? (officers only)', 'Is it her own name?');
    await iman.goes('Ask');
    await iman.findsNowhere('Ask another officer to read it');

    const yusuf = await goesOnWithoutScripts(product, await enrols(product, 'Yusuf', 'mouse'));
    await yusuf.goes(/^Second reader \d/);
    await yusuf.isOnPage('Second reader');
    await yusuf.goes(title);
    await yusuf.isOnPage(title);
    await yusuf.goes(/^Folder/);
    await yusuf.sees('Iman asks');
    await notes(yusuf);
    await yusuf.goes('Keep it');
    await yusuf.answers('Your words (officers only)', ANSWER);
    await yusuf.goes('Give it back');
    await iman.goes(/^To read/);
    await iman.sees('Yusuf asks you to look into the folder');
    await iman.sees(ANSWER);

    await yusuf.goes(/^To read/);
    await yusuf.isOnPage('To read');
    await yusuf.goes(title);
    await yusuf.isOnPage(title);
    await yusuf.begins('Park');
    const day = await putsAside(yusuf);
    await yusuf.goes('Park it');
    await findsInList(yusuf, { title, day, by: 'Yusuf' });
    await readsOnReceipt(receipt, day);
  });
});

/** About the first mark, which is a number. */
async function asksAbout(officer: Officer, hands: Hands, question: string): Promise<void> {
  await officer.begins('Second');
  await officer.sees('Ask another officer to read it');
  if (hands === 'keyboard') {
    await officer.isAt('What should they look at? (officers only)');
    await officer.press('Shift+Tab', 'ArrowDown', 'Tab');
  } else await officer.chooses('About', '1, a phone number');
  await officer.answers('What should they look at? (officers only)', question);
  await officer.goes('Ask');
}

/** In the folder, which stays open and shows it. */
async function notes(officer: Officer): Promise<void> {
  await officer.answers('A note. @ names an officer', NOTE);
  await officer.goes('Keep');
  await officer.sees(NOTE);
}

/** The second of the days that are offered. Answers which that is. */
async function putsAside(officer: Officer): Promise<string> {
  await officer.sees('Park it until');
  const [, day = ''] = await officer.textsOf('.park-days label > span');
  await officer.goes(day);
  await officer.goes('a family’s wish');
  await officer.answers('What is it waiting for? (officers only)', WHY);
  return day;
}

type Parked = { title: string; day: string; by: string };

async function findsInList(officer: Officer, { title, day, by }: Parked): Promise<void> {
  await officer.goes(/^Parked \d/);
  await officer.isOnPage('Parked');
  await officer.sees(title);
  await officer.sees('Waits for a family’s wish.');
  await officer.sees(WHY);
  await officer.sees(`Until ${day}`);
  await officer.sees(`Parked by ${by}`);
}

async function readsOnReceipt(receipt: string, day: string): Promise<void> {
  const writer = await openPerson(product.browser, { device: 'phone' });
  await writer.arrivesAt(`${product.origin}/receipt`);
  await writer.writesInto('Your twelve words', receipt);
  await writer.touches('Open my receipt');
  await writer.reads('Where it is now');
  await writer.sees(`Now: put aside until ${day}`);
  await writer.sees('It waits for a family to say what they wish.');
  await writer.findsNowhere(NOTE, WHY);
}
