import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { tabTo } from '#support/keyboard.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ demo: true });
});

const now = (audio: Locator) => audio.evaluate((node: HTMLAudioElement) => node.currentTime);
const paused = (audio: Locator) => audio.evaluate((node: HTMLAudioElement) => node.paused);

test('a recording has one player, which knows how long it is before it is played', async () => {
  const { page, open } = await openVisitor(site.browser, site.app);
  await open('/press');
  const audio = page.locator('.player audio');
  await page.locator('.player .play').waitFor();
  expect(await audio.isVisible()).toBe(false);
  const seconds = await audio.evaluate((node: HTMLAudioElement) => node.duration);
  expect(Math.floor(seconds)).toBe(20);
  await eventually(() => seen(page.locator('.player .times'))).toBe('0:00\n0:20');
});

describe('a recording, with the keyboard alone', () => {
  test('plays, rests and goes on', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const audio = page.locator('.player audio');
    await open('/press');
    expect(await paused(audio), 'nothing plays by itself').toBe(true);
    await tabTo(page, '.player .play');
    expect(await seen(page.locator(':focus'))).toBe('Play');
    await page.keyboard.press('Enter');
    await eventually(() => now(audio)).toBeGreaterThan(0.5);
    expect(await seen(page.locator(':focus'))).toBe('Pause');
    await page.keyboard.press('Space');
    await eventually(() => paused(audio)).toBe(true);
    const stopped = await now(audio);
    await page.keyboard.press('Space');
    await eventually(() => now(audio)).toBeGreaterThan(stopped);
  });

  test('every sentence of its transcript is there to read, and leads to its place', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const audio = page.locator('.player audio');
    await open('/press');
    const sentence = page.locator('.transcript li').filter({ hasText: 'It should be yours' });
    expect(await sentence.isVisible()).toBe(true);
    await tabTo(page, '.transcript li:nth-child(3) button');
    expect(await seen(page.locator(':focus'))).toBe('0:05');
    await page.keyboard.press('Enter');
    await eventually(() => now(audio)).toBe(5);
  });

  test('marks the sentence that is spoken', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/press');
    await tabTo(page, '.player .play');
    await page.keyboard.press('Enter');
    const spoken = page.locator('.transcript li[aria-current="true"]');
    await eventually(() => spoken.allTextContents()).toEqual([
      '0:00This is a sample recording for the demo.',
    ]);
    await tabTo(page, '.transcript li:nth-child(4) button');
    await page.keyboard.press('Enter');
    await eventually(() => spoken.allTextContents()).toEqual([
      expect.stringContaining('Please leave out web links'),
    ]);
  });
});

test('without a script the browser’s own player and every word stand there', async () => {
  const { page, open } = await openVisitor(site.browser, site.app, { javaScript: false });
  await open('/press');
  expect(await page.locator('.player audio[controls]').isVisible()).toBe(true);
  expect(await page.locator('.player .play').isVisible()).toBe(false);
  expect(await page.locator('.transcript li').count()).toBe(5);
});

test('away from the demo no machine’s voice is offered', async () => {
  const real = await openSite();
  const { page, open } = await openVisitor(real.browser, real.app);
  await open('/press');
  expect(await page.locator('audio').count()).toBe(0);
  await page.getByRole('heading', { name: 'No recording yet' }).waitFor();
});
