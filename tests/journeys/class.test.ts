import { afterAll, beforeAll, expect, test } from 'vitest';
import { findForm } from '#domain/campaigns/registry.ts';
import { openProduct, type Product } from '#support/product.ts';
import { openPerson, type Person } from './person.ts';
import { answersTheRest, sends } from './writer.ts';

/** Three children, and what nobody else in the class may see of them. */
const FIRST = {
  title: 'My kite is yellow',
  story:
    'I made a kite with my brother and it is yellow. We let it go so high that it was a dot. I wish you could hold the string with us.',
};
const SECOND = { title: 'Grandfather and the goat', half: 'My grandfather has a goat that eats' };
const THIRD = {
  title: 'A song for the bus',
  story:
    'On our bus we sing the same song every day and the driver sings the low part. When I sing it I think that you may know another one.',
};

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web']);
});
afterAll(() => product.close());

/** Nothing of a child who had the tablet before: not the words, not the link, not the receipt. */
async function findsNothingOf(person: Person, secrets: readonly string[]): Promise<void> {
  await person.findsNowhere(...secrets);
  expect(await person.textsOf('.words12 li')).toEqual([]);
}

test('three children at one tablet see nothing of each other', async () => {
  const form = findForm('palestine');
  if (!form) throw new Error('There is no such form.');
  const tablet = await openPerson(product.browser, { device: 'tablet' });
  await tablet.arrivesAt(`${product.origin}/`);
  const goesToTheForm = async () => {
    await tablet.touches(/^Write to the Children of Gaza/);
    await tablet.reads(/Children of Gaza/);
  };

  // The first sends a letter, and leaves the tablet as it is.
  await goesToTheForm();
  await tablet.writesInto('Give it a title', FIRST.title);
  await tablet.writesInto('Your letter', FIRST.story);
  await answersTheRest(tablet, form, { name: 'Amina', age: '9' });
  await tablet.touches('Read it over before sending');
  const words = await sends(tablet, form);
  expect(words).toHaveLength(12);
  const ofFirst = [FIRST.title, 'yellow', 'my-kite', 'Amina', `${words[0]} ${words[1]}`];

  // The second looks around before writing: back, forward, once more, in another tab.
  await tablet.touches('Write another letter to Gaza');
  await tablet.isOnPage('Write to the Children of Gaza');
  await findsNothingOf(tablet, ofFirst);
  for (let steps = 0; steps < 3; steps += 1) {
    await tablet.goesBack();
    await findsNothingOf(tablet, ofFirst);
  }
  for (let steps = 0; steps < 3; steps += 1) {
    await tablet.goesForward();
    await findsNothingOf(tablet, ofFirst);
    await tablet.reloads();
    await findsNothingOf(tablet, ofFirst);
  }
  await tablet.opensNewTab(`${product.origin}/palestine/tell`);
  await findsNothingOf(tablet, ofFirst);

  // It writes half a letter, is called to lunch, and somebody presses on.
  await tablet.writesInto('Give it a title', SECOND.title);
  await tablet.writesInto('Your letter', SECOND.half);
  await tablet.touches('Submission Guidelines');
  await tablet.reads('Your words are not sent yet');
  await tablet.touches('Leave, and forget my words');
  await tablet.reads('Submission Guidelines');
  const ofBoth = [...ofFirst, SECOND.title, 'goat'];

  // The third finds an empty form, by every way that leads to one.
  await tablet.goesBack();
  await findsNothingOf(tablet, ofBoth);
  await goesToTheForm();
  await findsNothingOf(tablet, [...ofBoth, 'Bring back my draft']);
  await tablet.reloads();
  await findsNothingOf(tablet, [...ofBoth, 'Bring back my draft']);
  await tablet.writesInto('Give it a title', THIRD.title);
  await tablet.writesInto('Your letter', THIRD.story);
  await answersTheRest(tablet, form, { name: 'Bilal', age: '8' });
  await tablet.touches('Read it over before sending');
  await sends(tablet, form);

  // And leaves it to whoever comes next.
  await tablet.reloads();
  const ofAll = [...ofBoth, THIRD.title, 'low part', 'song-for', 'Bilal'];
  await findsNothingOf(tablet, ofAll);
  for (let steps = 0; steps < 4; steps += 1) {
    await tablet.goesBack();
    await findsNothingOf(tablet, ofAll);
  }
});
