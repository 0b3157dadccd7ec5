import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { acting, seenNow } from '#support/acting.ts';
import { type DeskRoom, openDeskRoom } from '#support/desk-room.ts';
import { sampleIn } from '#support/samples.ts';

let room: DeskRoom;
beforeAll(async () => {
  room = await openDeskRoom();
});

/** A text about which a colleague asks. */
async function askedAbout(title: string): Promise<string> {
  const id = await room.waiting({ title });
  const karim = await room.desk.officer({ name: 'Karim' });
  await room.desk.services.askSecondReader({
    storyId: id,
    officer: { ...karim, ...acting(karim.id) },
    seen: await seenNow(room.desk.db, id),
    question: 'Is it her own name?',
  });
  return id;
}

const answersTo = async (id: string) =>
  (await listEvents(room.desk.db, id)).filter(({ kind }) => kind === 'answer-second-reader');
const answer = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const words = (page: Page) => page.getByLabel('Your words (officers only)');
const focusedTag = (page: Page) =>
  page.locator(':focus').evaluateAll(([one]) => `${one?.tagName} ${one?.getAttribute('name')}`);

describe('while a second reader’s question is on the screen', () => {
  test('numbers answer it, and tick no guideline', async () => {
    const id = await askedAbout('By its numbers');
    const page = await room.holderOf(id);
    const first = page.getByRole('checkbox', { name: 'True, first person' });
    // Without it they are the guidelines' (control).
    await page.keyboard.press('1');
    await expect.poll(() => first.isChecked()).toBe(false);
    await page.keyboard.press('1');
    await expect.poll(() => first.isChecked()).toBe(true);

    await page.keyboard.press('b');
    await page.getByRole('heading', { name: /^Karim asks/ }).waitFor();
    await page.keyboard.press('b');
    await page.getByText('Choose an answer: keep it, take it out, or ask the writer.').waitFor();
    for (const [key, name] of [
      ['3', 'Ask the writer'],
      ['2', 'Take it out'],
      ['1', 'Keep it'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => answer(page, name).isChecked()).toBe(true);
      // The next letter is a word's, and no key.
      expect(await focusedTag(page)).toBe('TEXTAREA answer');
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('9');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1 film, 2 names: nobody’s.');
    await page.getByRole('link', { name: /^Guidelines/ }).focus();
    expect(await words(page).inputValue()).toBe('1 film, 2 names: nobody’s.');
    expect(await answersTo(id)).toEqual([]);
    await page.keyboard.press('b');
    await page
      .getByText(/By its numbers/)
      .first()
      .waitFor();
    await expect
      .poll(() => answersTo(id))
      .toMatchObject([{ subject: 'keep', internalNote: '1 film, 2 names: nobody’s.' }]);
  });

  test('the guidelines are as they were, and whoever declines has them before them', async () => {
    const id = await askedAbout('As they were');
    const page = await room.holderOf(id);
    await page.keyboard.press('m');
    await page.getByRole('heading', { name: /^Karim asks/ }).waitFor();
    await page.keyboard.press('2');
    await expect.poll(() => answer(page, 'Take it out').isChecked()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('d');
    await page.getByText('Untick at least one guideline first').waitFor();
    const boxes = page.getByRole('list', { name: 'Guidelines' }).getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(5);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true);
    await page.keyboard.press('5');
    await page.getByText('Because of: Not a sermon or an opinion.').waitFor();
  });

  test('to publish leads to it, and what was typed there is not lost without a question', async () => {
    const id = await askedAbout('Not past it');
    const page = await room.holderOf(id);
    await page.getByText('A second reader was asked: answer the question').waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: /^Karim asks/ }).waitFor();
    await page.keyboard.press('p');
    await expect.poll(() => focusedTag(page)).toBe('INPUT verdict');
    await page.keyboard.press('1');
    await page.keyboard.type('Half a thought');
    const leaving = page.getByRole('dialog', { name: 'Leave the changes?' });
    await page.getByRole('link', { name: /^Guidelines/ }).click();
    await leaving.waitFor();
    await page.keyboard.press('Enter');
    expect(await words(page).inputValue()).toBe('Half a thought');
    // Whoever parks it meanwhile keeps the folder beside it, and loses nothing before the text leaves.
    await page.getByRole('link', { name: /^Guidelines/ }).click();
    await leaving.getByRole('button', { name: 'Leave them' }).click();
    await page.getByRole('list', { name: 'Guidelines' }).waitFor();
    expect(await answersTo(id)).toEqual([]);
  });

  test('from the folder the key to publish leads back to what is open', async () => {
    const id = await room.waiting({
      title: 'Back to the mark',
      story: `${sampleIn('en', 'hijab').body} Call me at 613-555-0142.`,
    });
    const page = await room.holderOf(id);
    await page.keyboard.press('m');
    await page.getByLabel('A note. @ names an officer').waitFor();
    await page.keyboard.press('p');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('first-open-mark');
  });

  test('the list of keys names them', async () => {
    const page = await room.officerAt('');
    await page.keyboard.press('?');
    const row = page.getByRole('dialog').locator('div', { hasText: 'a second reader’s question' });
    expect(await row.last().textContent()).toContain('1 2 3');
  });
});

describe('on a phone', () => {
  const barOf = async (page: Page) =>
    (await page.getByRole('region', { name: 'Actions' }).boundingBox())?.height ?? 0;

  test('the decisions are folded below the folder, and one touch unfolds them', async () => {
    const id = await room.waiting({ title: 'In the hand' });
    const page = await room.holderOf(id);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Guidelines and more decisions' }).click();
    await page.getByRole('link', { name: 'Park…' }).waitFor();
    const whole = await barOf(page);
    await page.getByRole('link', { name: /^Folder/ }).click();
    await page.getByLabel('A note. @ names an officer').waitFor();
    await page.getByRole('link', { name: 'Park…' }).waitFor({ state: 'hidden' });
    const folded = await barOf(page);
    expect(folded).toBeLessThan(844 / 6);
    expect(whole).toBeGreaterThan(1.5 * folded);
    await page.getByRole('link', { name: 'Decline…' }).waitFor();
    await page.getByRole('link', { name: 'Guidelines and more decisions' }).click();
    await page.getByRole('link', { name: 'Park…' }).waitFor();
  });
});
