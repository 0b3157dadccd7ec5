import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';
import { enrols } from './officer.ts';
import { openPerson } from './person.ts';

let product: Product;
let folder: string;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-picture-'));
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const HEADLINE = 'A wall of letters on Alder Street';
const CAPTION = 'Twenty-four letters in a corridor';

/** A photo on somebody's device. */
async function takesPhoto(): Promise<string> {
  const file = path.join(folder, 'corridor.jpg');
  const wall = { width: 900, height: 600, channels: 3, background: '#c9a06a' } as const;
  await writeFile(file, await sharp({ create: wall }).jpeg().toBuffer());
  return file;
}

test('two leads fill public pages from their phones, a reader meets it, and it is taken back', {
  timeout: 400_000,
}, async () => {
  const lina = await enrols(product, 'Lina', 'finger', '--lead');
  const maryam = await enrols(product, 'Maryam', 'finger', '--lead');
  const reader = await openPerson(product.browser, { device: 'phone', scripts: false });
  const whatStandsOn = (address: string) => async () => {
    await reader.arrivesAt(`${product.origin}${address}`);
    return reader.textOf('main');
  };
  expect(await whatStandsOn('/press')()).toMatch(/Nothing is listed yet/);

  await lina.goes('More');
  await lina.goes('Content');
  await lina.isOnPage('Public content');
  await lina.goes('In the media');
  await lina.isOnPage('In the media');
  await lina.writesInto('Newspaper or station', 'A sample paper');
  await lina.writesInto('Headline', HEADLINE);
  await lina.writesInto('Web address', 'https://example.org/alder');
  await lina.writesInto('Day', '11022026');
  await lina.goes('Keep in the draft');
  await lina.sees('Kept in the draft. Nothing is public yet.');
  expect(await whatStandsOn('/press')()).toMatch(/Nothing is listed yet/);
  await lina.goes('Publish');
  await lina.goes('Sign in with a passkey');
  await lina.goes('Publish now');
  await lina.sees('Published. Everyone sees it within a minute.');
  await expect.poll(whatStandsOn('/press'), { timeout: PATIENCE_MS }).toContain(HEADLINE);

  await lina.touchesLinkTo('/desk/content');
  await lina.goes('Help lines');
  await lina.isOnPage('Help lines');
  await lina.goes(/^A new line/);
  await lina.writesInto('Name', 'A sample line');
  await lina.writesInto('Countries', 'Iceland');
  await lina.writesInto('Number to call', '0000 000 000');
  await lina.writesInto('Web address', 'https://example.org/line');
  await lina.goes('Keep in the draft');
  await lina.sees(/Still to call: Line 26/);
  await lina.goes('I called, it is right: A sample line');
  await lina.sees('Noted: checked today.');
  await lina.goes('Publish');
  await lina.goes('Publish now');
  await lina.sees('Published. Everyone sees it within a minute.');

  await lina.touchesLinkTo('/desk/content');
  await lina.goes('The photo of Sudan');
  await lina.isOnPage('The photo of Sudan');
  await lina.choosesFile('Choose a picture', await takesPhoto());
  await lina.goes('Put it in the draft');
  await lina.sees(/Place and camera were taken out of the file\./);
  await lina.findsNowhere('Ask a second lead');
  await lina.writesInto('Caption, English', CAPTION);
  await lina.writesInto(
    'For people who do not see it, English',
    'Letters on a wall. Nobody is in it.',
  );
  await lina.chooses('Who is in it', 'Nobody can be recognised');
  await lina.writesInto('Who made it, and under which licence', 'Made for this test');
  await lina.goes('Keep in the draft');
  await lina.sees('Kept in the draft. Nothing is public yet.');
  await lina.goes('Ask a second lead');
  await lina.goes('Ask');
  await lina.sees('Asked. The other leads find it under “Waiting for you”.');
  await lina.findsNowhere('Agree and publish');
  expect(await whatStandsOn('/sudan')()).not.toContain(CAPTION);

  await maryam.goes('More');
  await maryam.goes('Content');
  await maryam.goes('Look at it and answer');
  await maryam.isOnPage('The photo of Sudan');
  await maryam.goes('Agree and publish');
  await maryam.goes('Sign in with a passkey');
  await maryam.goes('I have looked at all of it');
  await maryam.goes('Agree and publish now');
  await maryam.sees('Agreed. Everyone sees it within a minute.');
  await expect.poll(whatStandsOn('/sudan'), { timeout: PATIENCE_MS }).toContain(CAPTION);
  await reader.seesWhole('figure img');
  await reader.touches('Free lines by country');
  await reader.sees('A sample line');

  await maryam.goes('Bring back: version 1');
  await maryam.goes('Bring back version 1');
  await maryam.sees('Brought back. Everyone sees it within a minute.');
  await expect.poll(whatStandsOn('/sudan'), { timeout: PATIENCE_MS }).not.toContain(CAPTION);
  await maryam.reloads();
  await maryam.sees('Version 3');
});
