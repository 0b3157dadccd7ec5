import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskRoom, openDeskRoom } from '#support/desk-room.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { englishText } from '#support/samples.ts';

const PARKED = 23;

let room: DeskRoom;
beforeAll(async () => {
  room = await openDeskRoom();
  for (let i = 1; i <= PARKED; i++) {
    const id = await room.waiting({ title: `On hold ${i}` });
    await room.world.decideAs('o', id, 'park');
  }
}, 120_000);

describe('a list of what is decided', () => {
  test('has pages, and says how many there are in all', async () => {
    const page = await room.officerAt('/?view=parked');
    await page.getByText(`${PARKED} stories and letters.`).waitFor();
    const rows = page.locator('.qr-row');
    expect(await rows.count()).toBe(20);
    expect(await page.getByRole('link', { name: 'Previous page' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `On hold ${PARKED}` }).waitFor();
    expect(await rows.count()).toBe(3);
    expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Previous page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'On hold 1', exact: true }).waitFor();
    expect(await rows.count()).toBe(20);
  });

  test('is walked by keys from its first text to its last, and the one beside is in sight', async () => {
    const page = await room.officerAt('/?view=parked');
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 1280, height: 720 });
    // On a slow machine keys are heard a moment after the page is there, and a person presses again.
    await expect
      .poll(
        async () => {
          if (!page.url().includes('/story/')) await page.keyboard.press('j');
          return page.url().includes('/story/');
        },
        { timeout: PATIENCE_MS, interval: 4_000 },
      )
      .toBe(true);
    for (let i = 1; i <= PARKED; i++) {
      if (i > 1) await page.keyboard.press('j');
      await page.getByRole('heading', { level: 1, name: `On hold ${i}`, exact: true }).waitFor();
      const row = page.locator('.rail [aria-current]');
      const isInSight = async () => {
        const box = await row.boundingBox();
        return box !== null && box.y >= 40 && box.y + box.height <= 720;
      };
      await expect.poll(isInSight, { message: `On hold ${i}` }).toBe(true);
    }
    await page.keyboard.press('k');
    await page
      .getByRole('heading', { level: 1, name: `On hold ${PARKED - 1}`, exact: true })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('parked');
  });
});

describe('taking the next one', () => {
  test('puts down the one before, however it was left', async () => {
    for (let i = 1; i <= 4; i++) await room.waiting({ title: `Left behind ${i}` });
    const page = await room.officerAt('', { id: 'salma', name: 'Salma' });
    const inHand = async () => {
      const rows = await room.desk.db
        .selectFrom('lease')
        .select('story_id')
        .where('officer_id', '=', 'salma')
        .execute();
      return rows.length;
    };
    for (let i = 0; i < 3; i++) {
      await page.waitForLoadState('networkidle');
      // On a slow machine keys are heard a moment after the page is there, and a person presses again.
      await expect
        .poll(
          async () => {
            if (!page.url().includes('/story/')) await page.keyboard.press('j');
            return page.url();
          },
          { interval: 4_000, timeout: PATIENCE_MS },
        )
        .toContain('/story/');
      await page.waitForLoadState('networkidle');
      await expect.poll(inHand).toBe(1);
      await page.reload();
      await page.waitForLoadState('networkidle');
      // A slow machine takes it up some seconds after the page is there.
      await expect.poll(inHand, { timeout: PATIENCE_MS }).toBe(1);
      await page.goto('/desk');
    }
    await expect.poll(inHand, { timeout: PATIENCE_MS }).toBe(0);
    await page.reload();
    expect(await page.getByText('With you').count()).toBe(0);
  });

  test('under Second reader gives what a colleague asked about, and nothing else', async () => {
    const id = await room.waiting({ title: 'What a colleague asked about' });
    await room.desk.db
      .updateTable('story')
      .set({ second_reader_asked_by: 'a colleague' })
      .where('id', '=', id)
      .execute();
    const page = await room.officerAt('/?view=second-reader');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('j');
    await page.waitForURL((url) => url.href.endsWith(`/story/${id}?view=second-reader`));
    await page.getByRole('heading', { level: 1, name: 'What a colleague asked about' }).waitFor();
  });
});

test('a campaign is chosen by its name', async () => {
  const page = await room.officerAt('');
  await page.getByLabel('Campaign').selectOption({ label: 'Write for Sudan' });
  await page.getByRole('button', { name: 'Narrow' }).click();
  await page.waitForURL(/campaign=sudan/);
});

describe('searching', () => {
  test('finds a writer by name, and shows the words around what was found', async () => {
    const story = `${englishText(600)} The pelican sat on our roof all night. ${englishText(300)}`;
    await room.waiting({ title: 'On our roof', name: 'Zubaida', story });
    const page = await room.officerAt('/search');
    const find = async (words: string) => {
      await page.getByLabel('Words, name, link or reference').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('words') === words);
      await page.getByRole('link', { name: 'On our roof' }).waitFor();
    };
    await find('zubaida');
    await page.getByText('In the writer’s name').waitFor();
    expect(await page.locator('.found').count()).toBe(0);
    await find('pelican');
    const found = page.locator('.found');
    expect(await found.locator('mark').textContent()).toBe('pelican');
    expect(await found.textContent()).toContain('pelican sat on our roof');
    await room.database
      .as('superuser')
      .updateTable('story')
      .set({ topics: ['illness'] })
      .where('name', '=', 'Zubaida')
      .execute();
    await page.reload();
    await page.getByText('In a covered text').waitFor();
    expect(await page.locator('.found').count()).toBe(0);
  });
});
