import { beforeAll, describe, expect, test } from 'vitest';
import { junk } from '#support/alike-texts.ts';
import { type DeskRoom, openDeskRoom } from '#support/desk-room.ts';
import { tabTo } from '#support/keyboard.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { englishText } from '#support/samples.ts';

const JUNK = 12;
const ALONE = 'The lamp on the sill';
const REAL = 'The night my phone died';

let room: DeskRoom;
beforeAll(async () => {
  room = await openDeskRoom();
  await room.waiting({ title: ALONE, story: englishText(600) });
  for (let no = 0; no < JUNK; no += 1)
    await room.waiting({ title: `From my phone ${no}`, story: junk(no) });
  const story = `${junk(1)} That is what he wrote to me, the night my phone died, and I sat in the dark with my uncle.`;
  await room.waiting({ title: REAL, story });
}, 120_000);

const statesOf = async () => {
  const rows = await room.desk.db
    .selectFrom('story')
    .select(['state', (eb) => eb.fn.countAll<number>().as('texts')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, texts }) => [state, texts]));
};

describe('a wave', () => {
  test('is read in six, rid of what is none of it, declined and brought back, by keys alone', async () => {
    const page = await room.officerAt('/');
    await page.getByRole('link', { name: `${JUNK + 1} texts, much alike` }).waitFor();
    expect(await page.getByRole('link', { name: /^From my phone/ }).count()).toBe(0);
    await tabTo(page, 'a[href*="/together/"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `${JUNK + 1} texts, much alike` }).waitFor();

    // Closed: what the key chooses and Enter presses decides nothing.
    await page.getByText('6 are not read yet.').waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    expect(await statesOf()).toEqual({ received: JUNK + 2 });

    const unread = page.getByRole('button', { name: /^Open it/ });
    for (let left = 6; left > 0; left -= 1) {
      await page.keyboard.press(String(7 - left));
      await expect.poll(() => unread.count(), { timeout: PATIENCE_MS }).toBe(left - 1);
    }
    await page.getByText('All six are read.').waitFor();
    const first = page.locator('.wave-texts > li').first();
    expect(await first.textContent()).toContain(REAL);

    // It fits least, and is taken out; the next that fits least comes up unread.
    // Its number, pressed again and again, only chooses it.
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await page.locator('.wave-texts > li:focus').waitFor();
    expect(await page.getByRole('heading', { name: /^Taken out/ }).count()).toBe(0);
    await page.keyboard.press('x');
    await page.getByRole('heading', { name: /^Taken out/ }).waitFor();
    await page.getByText('One is not read yet.').waitFor();
    const place = await page
      .locator('section[aria-labelledby="to-read"] li')
      .evaluateAll((items) => items.findIndex((item) => item.textContent?.includes('Open it')));
    await page.keyboard.press(String(place + 1));
    await page.getByText('All six are read.').waitFor();

    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.getByText(`Declined together: ${JUNK} texts`).waitFor();
    await page.getByRole('link', { name: REAL }).waitFor();
    await page.getByRole('link', { name: ALONE }).waitFor();
    expect(await page.getByRole('link', { name: /much alike/ }).count()).toBe(0);
    expect(await statesOf()).toEqual({ received: 2, hidden: JUNK });

    await page.keyboard.press('u');
    await page.getByRole('heading', { level: 1, name: `${JUNK} texts, much alike` }).waitFor();
    expect(await statesOf()).toEqual({ received: JUNK + 2 });
  });

  test('two that are alike stand side by side, and what differs is marked', async () => {
    const { id } = await room.desk.db
      .selectFrom('story')
      .innerJoin('revision', 'revision.story_id', 'story.id')
      .select('story.id')
      .where('revision.title', '=', REAL)
      .executeTakeFirstOrThrow();
    const page = await room.officerAt(`/story/${id}/beside`);
    await page
      .getByRole('heading', { level: 1, name: /^Much alike: \d\d of 100 words$/ })
      .waitFor();
    expect(await page.locator('.beside ins').first().textContent()).not.toBe('');
    expect(await page.locator('.beside-head').count()).toBe(2);
  });
});
