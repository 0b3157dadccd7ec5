import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';
import { enrols } from './officer.ts';
import { openPerson } from './person.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const NAME = 'Letters to Alder Street';
const ASKED = 'Write to a child of Alder Street';

test('two leads open a campaign from their phones, and one of them closes it', {
  timeout: 300_000,
}, async () => {
  const lina = await enrols(product, 'Lina', 'finger', '--lead');
  const maryam = await enrols(product, 'Maryam', 'finger', '--lead');

  await lina.goes('More');
  await lina.goes('Campaigns');
  await lina.isOnPage('Campaigns');
  await lina.goes('Make a campaign');
  await lina.isOnPage('A new campaign');
  await lina.writesInto('What is it called?', NAME);
  await lina.writesInto('Address', 'alder-street');
  await lina.writesInto('Who is it to?', 'The congregation');
  await lina.chooses('Filed under', 'Islamophobia');
  await lina.writesInto('Why now? Two sentences.', 'A fire took the prayer hall.');
  await lina.goes('Make the draft');
  await lina.isOnPage('Words');
  await lina.sees(/All words are written\./);
  await lina.touchesLinkTo('/desk/campaigns');
  await lina.sees('Not public. Drawn in line until they open.');
  await lina.goes(NAME);
  await lina.isOnPage(NAME);
  await lina.sees('Everything is new.');
  await lina.goes('Ask a second lead');
  await lina.writesInto('A note for the second lead', 'The imam called at two.');
  await lina.goes('Ask');
  await lina.sees('Asked. The other leads find it under “Waiting for you”.');
  await lina.findsNowhere('Agree and publish');

  await maryam.goes('More');
  await maryam.goes('Campaigns');
  await maryam.isOnPage('Campaigns');
  await maryam.goes('Read it and answer');
  await maryam.isOnPage(NAME);
  await maryam.sees(/The imam called at two\./);
  await maryam.goes('Not yet');
  await maryam.writesInto('What should change first?', 'Say whom to write to.');
  await maryam.goes('Send the note');
  await maryam.sees('Said. It stands beside the draft.');
  await maryam.findsNowhere('Agree and publish');

  await lina.reloads();
  await lina.sees(/Say whom to write to\./);
  await lina.goes('Change its words');
  await lina.isOnPage('Words');
  await lina.clears('Form, heading, English');
  await lina.type(ASKED);
  await lina.goes('Save: Form');
  await lina.sees('Kept in the draft. Nothing is public yet.');
  await lina.goes(NAME);
  await lina.isOnPage(NAME);
  await lina.goes('Ask a second lead');
  await lina.goes('Ask');
  await lina.sees('Asked. The other leads find it under “Waiting for you”.');

  await maryam.touchesLinkTo('/desk/campaigns');
  await maryam.goes('Read it and answer');
  await maryam.goes('Agree and publish');
  await maryam.goes('Sign in with a passkey');
  await maryam.goes('Form');
  await maryam.goes('I have read all of these');
  await maryam.goes('Agree and publish');
  await maryam.sees('Agreed. Everyone sees it within a minute.');
  await maryam.sees(/^Version 1/);

  const reader = await openPerson(product.browser, { device: 'phone', scripts: false });
  const whatReadersMeet = async () => {
    await reader.arrivesAt(`${product.origin}/alder-street/tell`);
    return reader.textOf('h1');
  };
  await expect.poll(whatReadersMeet, { timeout: PATIENCE_MS }).toBe(ASKED);

  await maryam.goes('Close to writing');
  await maryam.sees(/Everything published stays\./);
  await maryam.goes('Close to writing');
  await maryam.sees('Closed to writing. Everything published stays.');
  const whatTheFormSays = async () => {
    await whatReadersMeet();
    return reader.textOf('main');
  };
  await expect.poll(whatTheFormSays, { timeout: PATIENCE_MS }).toMatch(/closed/i);
  await maryam.touchesLinkTo('/desk/campaigns');
  await maryam.isOnPage('Campaigns');
  await maryam.goes('Closed to writing 1');
  await maryam.sees('What was published stays, with its links.');
});
