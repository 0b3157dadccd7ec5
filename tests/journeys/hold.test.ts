import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts } from './officer.ts';
import { personOn, WAYS } from './ways.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

/** What is still kept of a text. */
async function wordsOf(storyId: string): Promise<string> {
  const { body } = await product.database
    .as('superuser')
    .selectFrom('revision')
    .select('body')
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  return body;
}

/** A purger begins with a round of erasing as soon as it starts, and counts days by the database's clock. */
async function purges(): Promise<void> {
  const chores = product.database.as('superuser').selectFrom('chore').select('done_at');
  const last = async () => (await chores.where('name', '=', 'forget').executeTakeFirst())?.done_at;
  const before = await last();
  const purger = await product.start('purger');
  await vi.waitFor(async () => expect(await last()).not.toEqual(before), 60_000);
  await purger.stop();
}

const LEADS = ['Lina', 'Maha', 'Rana', 'Yara'];

describe.each(WAYS)('$how,', (way) => {
  test('a lead holds a text that a court asks for: its writer takes it back, and it goes when the hold ends', {
    timeout: 300_000,
  }, async () => {
    const title = `The lamp in the yard, ${way.how}`;
    const { url, hash, receipt } = await product.world.publish({ title });
    const storyId = await product.world.storyIdOf(hash);
    const hands = way.device === 'phone' ? 'finger' : 'mouse';
    const atDoor = await enrols(product, LEADS[WAYS.indexOf(way)] ?? '', hands, '--lead');
    await atDoor.goes(/^Cases/);
    // A passkey is shown by a script, so whoever goes on without has shown it before.
    await atDoor.arrivesAt(`${product.deskOrigin}/desk/cases/hold/${storyId}`);
    await atDoor.goes('Show your passkey first');
    await atDoor.goes('Sign in with a passkey');
    await atDoor.sees('Why it is held, without names');
    const lead = way.scripts ? atDoor : await goesOnWithoutScripts(product, atDoor, way.device);

    await lead.goes(/^Cases/);
    await lead.goes('Write down one that came by letter');
    await lead.writesInto('The link of the text, or its reference', `${product.origin}${url}`);
    await lead.chooses('What it is about', 'A law or a court');
    await lead.writesInto(
      'What is asked, in the words of the letter',
      'A court asks for the text.',
    );
    await lead.goes('Write it down');
    await lead.isOnPage('Cases');
    await lead.goes(title);
    await lead.isOnPage(title);
    await lead.goes('Write down who asks, and by which papers');
    await lead.writesInto('Who asks, without a name', 'A court in Ontario');
    await lead.chooses('On what ground', 'A court orders it');
    await lead.writesInto('References of the papers', 'File 12-345');
    await lead.goes('Keep it with the case');
    await lead.sees('A court in Ontario');
    await lead.goes('Hold this text');
    await lead.writesInto('Why it is held, without names', 'A court may want its words.');
    await lead.goes('Hold this text');
    await lead.isOnPage('Held');
    await lead.sees('On the site');

    const writer = await personOn(product, way);
    await writer.arrivesAt(`${product.origin}/receipt`);
    await writer.writesInto('Your twelve words', receipt);
    await writer.touches('Open my receipt');
    await writer.touches('Withdraw');
    await writer.sees(
      'Only a law or a court can make us keep that for longer. No reader sees it then.',
    );
    await writer.touches('Yes, withdraw it');
    await writer.sees('It is withdrawn. Thank you for having trusted us with it.');
    const old = { state_since: new Date(Date.now() - 30 * 86_400_000) };
    const root = product.database.as('superuser');
    await root.updateTable('story').set(old).where('id', '=', storyId).execute();
    await purges();
    expect(await wordsOf(storyId)).not.toBe('');

    await lead.goes('Cases');
    await lead.goes('Held');
    await lead.sees('Taken back by its writer');
    await lead.goes(title);
    await lead.writesInto('Why the hold ends', 'The court has decided.');
    await lead.goes('End the hold');
    await lead.isOnPage('Held');
    await lead.findsNowhere(title);
    await purges();
    expect(await wordsOf(storyId)).toBe('');
  });
});
