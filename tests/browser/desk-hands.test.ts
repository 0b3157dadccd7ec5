import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { acting } from '#support/acting.ts';
import { type DeskRoom, openDeskRoom } from '#support/desk-room.ts';
import { readGrey } from '#support/grey-picture.ts';
import { tabTo } from '#support/keyboard.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { sampleIn } from '#support/samples.ts';
import { underPolicy } from '#support/under-policy.ts';

let room: DeskRoom;
beforeAll(async () => {
  room = await openDeskRoom();
});

/** A text of its own, on the screen of an officer who holds it. */
async function openText(title: string): Promise<{ page: Page; id: string }> {
  const id = await room.waiting({ title });
  return { page: await room.holderOf(id), id };
}

const focused = (page: Page) => page.locator(':focus');
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave the changes?' });
const lastEvent = async (id: string) => {
  const events = await listEvents(room.desk.db, id);
  return events.findLast(({ kind }) => kind !== 'open');
};

describe('declining', () => {
  test('under a guideline that gets no answer, promises no reader to a kind word', async () => {
    const { page, id } = await openText('Told nothing');
    await page.keyboard.press('1');
    await page.keyboard.press('d');
    const kind = page.getByLabel('A kind word to the writer, if it helps (they will read it)');
    await kind.waitFor();
    await page.getByRole('checkbox', { name: 'Nothing hateful or unlawful' }).click();
    await page.getByText('“Nothing hateful or unlawful” gets no answer').waitFor();
    expect(await kind.count()).toBe(0);
    await page.getByText('Decline, without an answer to the writer?').waitFor();
    await page.getByLabel('A note, if it helps (officers only)').click();
    await page.keyboard.type('Copied from a leaflet.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Declined: Told nothing').waitFor();
    expect(await lastEvent(id)).toMatchObject({
      kind: 'refuse',
      clauses: ['true-first-person', 'no-hate'],
      noteToWriter: null,
      internalNote: 'Copied from a leaflet.',
    });
  });

  test('with nothing unticked leaves the numbers to the guidelines', async () => {
    const { page, id } = await openText('By its number');
    await page.keyboard.press('d');
    await page.getByText('Untick at least one guideline first').waitFor();
    await page.keyboard.press('5');
    await page.getByText('Because of: Not a sermon or an opinion.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Declined: By its number').waitFor();
    expect(await lastEvent(id)).toMatchObject({ kind: 'refuse', clauses: ['no-sermon'] });
  });
});

test('the key to publish and Enter, pressed unread, confirm no child’s name and cut no mark', async () => {
  const child = await room.waiting({ title: 'Mine', age: '9', guardian: 'on', name: 'Amina Noor' });
  const marked = await room.waiting({
    title: 'With a number',
    story: `${sampleIn('en', 'hijab').body} Call me at 613-555-0142.`,
  });
  for (const id of [child, marked]) {
    const page = await room.holderOf(id);
    await page.keyboard.press('p');
    // Where the eyes go, and where a key does nothing.
    await expect.poll(() => focused(page).evaluateAll(([el]) => el?.tagName)).toBe('P');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    expect((await lastEvent(id))?.kind).not.toMatch(/confirm-name|edit|publish/);
  }
});

describe('what was typed', () => {
  test('is not lost by Escape, by a key or by a link without a question', async () => {
    const { page } = await openText('Half changed');
    await page.keyboard.press('e');
    const text = page.getByRole('textbox', { name: 'Text' });
    await expect.poll(() => focused(page).getAttribute('name')).toBe('body');
    await page.keyboard.type('NEW ');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    // Whoever presses Enter without reading goes on.
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    expect(await text.inputValue()).toContain('NEW ');
    await page.getByRole('checkbox', { name: 'True, first person' }).focus();
    await page.keyboard.press('k');
    await page.keyboard.press('d');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'hidden' });
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('link', { name: 'Search' }).click();
    await question(page).waitFor();
    expect(await text.inputValue()).toContain('NEW ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
  });

  test('is asked about by the browser too, and in every other form', async () => {
    const { page } = await openText('A note begun');
    await page.keyboard.press('h');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('until');
    await toTheNote(page);
    await page.keyboard.type('Waiting for');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.keyboard.press('Escape');
    await question(page).waitFor();
  });

  test('is not lost when a colleague takes the text over', async () => {
    const { page, id } = await openText('Taken over');
    await page.keyboard.press('e');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('body');
    await page.keyboard.type('NEW ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Shorter');
    const karim = await room.desk.officer({ name: 'Karim' });
    const officer = { ...karim, ...acting(karim.id) };
    await room.desk.services.takeStory({ storyId: id, officer, takeOver: true });
    // Pages look for news every ten seconds.
    await page.getByText('Karim has this story in hand.').waitFor({ timeout: PATIENCE_MS });
    await page.keyboard.press('Enter');
    await page.getByText('Karim has it in hand. Nothing was decided.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toContain('NEW ');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
  });

  test('is kept without a question by its own button, and nothing typed asks nothing', async () => {
    const { page, id } = await openText('Kept');
    await page.keyboard.press('h');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('until');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Park…' }).waitFor();
    await page.keyboard.press('h');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('until');
    await toTheNote(page);
    await page.keyboard.type('A translator.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Parked: Kept').waitFor();
    expect(await lastEvent(id)).toMatchObject({ kind: 'park', internalNote: 'A translator.' });
  });
});

describe('what was done is said, in the right words', () => {
  test('a question to a second reader, and a first approval', async () => {
    const { page } = await openText('Asked about');
    await page.keyboard.press('s');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('question');
    await page.keyboard.type('A real name?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('A second reader is asked: Asked about').waitFor();
    const first = await openText('One of two');
    await underPolicy(room.database, { two_officers_campaigns: ['general'] }, async () => {
      await first.page.reload();
      await first.page.waitForLoadState('networkidle');
      await first.page.keyboard.press('p');
      await expect.poll(() => focused(first.page).textContent()).toBe('Yes, approve');
      await first.page.keyboard.press('Enter');
      await first.page.getByText('Approved, a second officer decides: One of two').waitFor();
    });
  });

  test('a publication at its hour', async () => {
    const { page } = await openText('In a while');
    await underPolicy(room.database, { publish_delay_minutes: 60 }, async () => {
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.getByText('Approve, published in 1 hour').first().waitFor();
      await page.keyboard.press('p');
      await expect.poll(() => focused(page).textContent()).toBe('Yes, approve');
      await page.keyboard.press('Enter');
      await page.getByText(/^Approved, to be published at .*: In a while$/).waitFor();
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    });
  });

  test('a removal', async () => {
    const id = await room.waiting({ title: 'Taken down' });
    await room.world.decideAs('o', id, 'publish');
    const page = await room.officerAt(`/story/${id}?view=published`);
    await page.getByRole('link', { name: 'Remove…' }).click();
    await expect.poll(() => focused(page).getAttribute('name')).toBe('ground');
    await page.keyboard.press('ArrowDown');
    // Past the guidelines, which are folded, and a kind word.
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('The family asked.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Removed from the site: Taken down').waitFor();
  });
});

test('a heavy text that was opened stays open when something is noted about it', async () => {
  const id = await room.waiting({ title: 'Heavy' });
  await room.database
    .as('superuser')
    .updateTable('story')
    .set({ topics: ['war-and-death'] })
    .where('id', '=', id)
    .execute();
  const page = await room.holderOf(id);
  await page.getByText('Open the text').waitFor();
  await page.keyboard.press('o');
  await page.locator('.pane .prose').waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => focused(page).getAttribute('name')).toBe('note');
  await page.keyboard.type('describes a storm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.searchParams.has('do'));
  await page.getByRole('link', { name: 'Content note' }).waitFor();
  expect(await lastEvent(id)).toMatchObject({ kind: 'content-note' });
  expect(await page.locator('.pane .prose').count()).toBe(1);
  expect(await page.getByText('Open the text').count()).toBe(0);
});

describe('the screen', () => {
  const brightness = async (page: Page) => {
    const { width, height, dots } = await readGrey(await page.screenshot());
    const columns = [0.05, 0.35, 0.65, 0.95].map((part) => Math.floor(part * width));
    return columns.map((x) => {
      let sum = 0;
      for (let y = 100; y < height; y++) sum += dots[y * width + x] ?? 0;
      return sum / (height - 100);
    });
  };

  test('is dimmed from edge to edge', async () => {
    const page = await room.officerAt('');
    const before = await brightness(page);
    await tabTo(page, '[aria-label="Dim the screen"]');
    await page.keyboard.press('Enter');
    await page.locator('[aria-pressed="true"]').waitFor();
    const after = await brightness(page);
    for (const [column, grey] of after.entries())
      expect(grey, `column ${column}`).toBeLessThan((before[column] ?? 0) * 0.8);
  });

  test('dimmed on a phone keeps the decisions in view', async () => {
    const { page } = await openText('Dim in the hand');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Dim the screen' }).click();
    await page.locator('[aria-pressed="true"]').waitFor();
    const box = await page.locator('.verdict').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(700);
  });

  test('gives Urdu the air between its lines that it needs, wherever it stands', async () => {
    const { body } = sampleIn('ur', 'ourlondonfamily');
    const id = await room.waiting({ title: 'نانی کی کھیر', story: body, language: 'ur' });
    const page = await room.officerAt(`/story/${id}`);
    const tight = () =>
      page.locator('[lang="ur"], [lang="ur"] p').evaluateAll((elements) =>
        elements
          .filter((element) => !element.matches('.note, .vh, .to'))
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(
            ({ style }) =>
              Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize) < 1.8,
          )
          .map(({ element }) => `${element.tagName} ${element.className}`),
      );
    const views = ['', '&show=sent', '&show=reader', '&do=edit'].map((view) => `?open=1${view}`);
    for (const end of [...views, '/history']) {
      await page.goto(`/desk/story/${id}${end}`);
      expect(await page.locator('[lang="ur"]').count(), end).toBeGreaterThan(0);
      expect(await tight(), end).toEqual([]);
    }
    for (const list of ['/desk', '/desk/search?words=نانی']) {
      await page.goto(list);
      await page.getByText('نانی کی کھیر').first().waitFor();
      expect(await tight(), list).toEqual([]);
    }
  });
});

/** Past the days and the reasons. */
async function toTheNote(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).getAttribute('name')).toBe('internal-note');
}
