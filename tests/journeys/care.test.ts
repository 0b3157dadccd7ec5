import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';
import { readMails } from '#support/read-mails.ts';
import { englishText } from '#support/samples.ts';
import { enrols, type Officer } from './officer.ts';
import { openPerson } from './person.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const CRY = 'I do not want to live any more and tonight I will end my life. Nobody would miss me.';

/** Sent and made ready by the worker. Answers the words of its receipt. */
async function somebodySends(title: string, story: string): Promise<string> {
  const { receipt } = await product.world.submit({ title, story });
  await product.untilAllReady();
  return receipt;
}

async function writesDown(officer: Officer, label: string, words: string): Promise<void> {
  await officer.writesInto(label, words);
  // Each step has its own button; the next one is behind the field that was written into.
  await officer.press('Tab', 'Enter');
  await officer.sees(`“${words}”`);
}

describe('somebody may be in danger', () => {
  test('a cry for help is first, is answered, and its writer reads it', LONG, async () => {
    const lead = await enrols(product, 'Amal', 'mouse', '--lead');
    const receipt = await somebodySends('What I told nobody', `${englishText(300)} ${CRY}`);
    // On a screen at which nobody pressed anything.
    await lead.sees('may be in danger');
    await expect
      .poll(async () => (await readMails(product.mailFolder)).length, { timeout: PATIENCE_MS })
      .toBeGreaterThan(0);
    const [mail] = await readMails(product.mailFolder);
    expect(mail?.to?.[0]?.address).toBe('amal@example.org');
    expect(mail?.text).not.toMatch(/live|life|tonight|What I told/);

    await lead.press('g');
    await lead.isOnPage('What I told nobody');
    await lead.findsNowhere('tonight I will end my life');
    await lead.touches(/^Open with the protocol/);
    await lead.sees(/tonight I will end my life/);
    await lead.touches('Now, or we cannot tell');
    await lead.touches('Write it down');
    await lead.sees('Now, or we cannot tell.');
    await writesDown(lead, 'Whom, and what they said', 'I am the lead.');
    await lead.touches('Put the answer on the receipt');
    await lead.sees(/Amal has answered/);
    await writesDown(lead, 'Whom, what, and how it ended', 'Nobody can be reached.');

    const writer = await openPerson(product.browser, { device: 'phone' });
    await writer.arrivesAt(`${product.origin}/receipt`);
    await writer.writesInto('Your twelve words', receipt);
    await writer.touches('Open my receipt');
    await writer.reads('An answer for you');
    await writer.sees(/you do not have to carry it alone/);
    await writer.touches('Only this: I have read it');
    await writer.sees('You have told us that you read it.');

    await lead.sees(/The writer has said: I have read it/);
    await writesDown(lead, 'When, and what you saw', 'It was read.');
    await lead.touches('Close it, and rest');
    await lead.touches('Close it');
    await lead.reads(/^Guidelines/);
  });

  test('an officer raises one by key; two read that it is none', LONG, async () => {
    await somebodySends('A song of my uncle', englishText(400));
    const noor = await enrols(product, 'Noor', 'keyboard');
    await noor.goes('A song of my uncle');
    await noor.isOnPage('A song of my uncle');
    await noor.sees('The label');
    await noor.press('i');
    await noor.isAt('Risk to life');
    await noor.press('ArrowDown');
    await noor.press('Tab');
    await noor.isAt('What makes you think so? (officers only)');
    await noor.type('The last lines of it.');
    await noor.press('Enter');
    await noor.reads(/A child in danger/);
    // Nothing is published while it is open.
    await noor.press('p');
    await noor.findsNowhere('Yes, publish');
    await deniesIt(noor);
    await noor.sees(/Noor reads that nobody is in danger/);

    const karim = await enrols(product, 'Karim', 'keyboard');
    await karim.press('g');
    await karim.isOnPage('A song of my uncle');
    await karim.press('o');
    await karim.sees(/Noor reads that nobody is in danger/);
    await deniesIt(karim);
    // Noor has it in hand; for her it is a text like any other again.
    await karim.reads(/^This text/);
    await noor.reads(/^Guidelines/);
  });
});

async function deniesIt(officer: Officer): Promise<void> {
  await officer.goes(/^Not in danger/);
  await officer.answers(
    'How do you read it? It stays open until a second officer reads it so, too. (officers only)',
    'It is a song.',
  );
  await officer.goes('Nobody is in danger');
}
