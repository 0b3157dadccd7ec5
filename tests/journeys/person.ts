import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';

export type Device = 'phone' | 'tablet' | 'computer';

type Options = {
  device?: Device;
  /** Some people have none. */
  scripts?: boolean;
  /** An old phone on a bad line. */
  slow?: boolean;
  /** Two people at one device share what it remembers. */
  at?: BrowserContext;
  /** Somebody who has come in elsewhere brings along what that browser was given. */
  from?: BrowserContext;
};

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  computer: { viewport: { width: 1280, height: 800 } },
} as const;
const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOW_PROCESSOR = 4;
const A_MOMENT_MS = 150;
const A_LOOK_MS = 600;
const A_REACH_MS = 350;
/** Further than any page is long. */
const MOST_SCROLLS = 60;
/** Nobody should have to press further than this. */
const MOST_TABS = 90;
const ICON = /\/favicon\.ico\)$/;

export type Person = Awaited<ReturnType<typeof openPerson>>;

/**
 * Somebody in front of a screen. Presses keys one by one, clicks or taps what is visible, scrolls,
 * goes back, reloads and waits; and knows nothing but what the screen shows.
 */
export async function openPerson(browser: Browser, options: Options = {}) {
  const { device = 'computer', scripts = true, slow = false } = options;
  const screen = SCREENS[device];
  const context =
    options.at ??
    (await browser.newContext({ ...screen, javaScriptEnabled: scripts, timezoneId: 'UTC' }));
  if (options.from) await context.addCookies(await options.from.cookies());
  context.setDefaultTimeout(PATIENCE_MS);
  const noise: string[] = [];
  // Without a script a form that is found wanting is a page with that status.
  const expected = scripts ? [ICON] : [ICON, /status of 422/];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.push(String(error.error())));
  onTestFinished(async () => {
    const unexpected = noise.filter((one) => !expected.some((pattern) => pattern.test(one)));
    if (!options.at) await context.close();
    expect(unexpected, 'what the browser complained of').toEqual([]);
  });

  let page = await context.newPage();
  let devtools = await context.newCDPSession(page);
  if (slow) await slowDown(devtools);

  /** Onto the screen, as a hand brings it there. */
  const bring = async (target: Locator): Promise<Locator> => {
    await target.waitFor();
    const { width, height } = page.viewportSize() ?? screen.viewport;
    for (let n = 0; n < MOST_SCROLLS; n += 1) {
      const box = await target.boundingBox();
      if (!box) break;
      const middle = box.y + Math.min(box.height, height) / 2;
      if (middle > height * 0.15 && middle < height * 0.8) break;
      const before = box.y;
      await scroll(device, { page, devtools, width, height }, middle - height * 0.45);
      if ((await target.boundingBox())?.y === before) break;
    }
    return target;
  };

  const touch = async (target: Locator): Promise<void> => {
    await bring(target);
    await (device === 'computer' ? target.click() : target.tap());
  };

  /** From the keys to another field a finger takes its time; in less Chromium takes two touches for one gesture. */
  const reachesFor = async (target: Locator): Promise<void> => {
    if (device !== 'computer') await page.waitForTimeout(A_REACH_MS);
    await touch(target);
  };

  /** Anything one presses, by the words on it. */
  const named = (words: string | RegExp): Locator => {
    const exact = typeof words === 'string';
    const roles = ['link', 'button', 'option', 'radio', 'checkbox'] as const;
    return roles
      .map((role) => page.getByRole(role, { name: words, exact }))
      .reduce((all, one) => all.or(one))
      .or(page.locator('summary', { hasText: words }))
      .filter({ visible: true })
      .first();
  };

  const field = (label: string) => {
    const words = label.replaceAll(/[?.()]/g, '\\$&');
    const name = new RegExp(`^${words}\\s*(?:\\([^)]*\\))?\\s*$`);
    // By its name where the words in it stand inside its label.
    return page
      .getByLabel(name)
      .or(page.getByRole('textbox', { name }))
      .and(page.locator('input, textarea, select'))
      .filter({ visible: true });
  };
  const linkTo = (to: string) =>
    page.locator(`a[href="${to}"]:not([target])`).filter({ visible: true }).first();
  /** The ring or the cursor that shows where the next key goes. */
  const focused = (target: Locator) => target.and(page.locator(':focus'));
  const text = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first();

  const tabsUntilAt = async (target: Locator, words: string | RegExp): Promise<void> => {
    await target.waitFor();
    for (let n = 0; n < MOST_TABS; n += 1) {
      if ((await focused(target).count()) > 0) return;
      await press('Tab');
    }
    throw new Error(`No Tab leads to ${words}.`);
  };

  /** Letters that no key has come as an input method sends them. */
  const type = async (words: string): Promise<void> => {
    for (const letter of words)
      await (letter === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(letter));
  };

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  return {
    device,
    scripts,
    context,
    /** What a fault made on purpose brings with it. */
    expects: (complaint: RegExp) => expected.push(complaint),

    /** Types an address into the bar of an empty tab; the hasty do not wait until all of it is there. */
    arrivesAt: async (address: string, { hasty = false } = {}) => {
      await page.goto(address, { waitUntil: hasty ? 'commit' : 'load' });
    },
    opensNewTab: async (address: string) => {
      page = await context.newPage();
      devtools = await context.newCDPSession(page);
      await page.goto(address);
    },
    /** Presses something that opens a tab of its own, by hand or by key, and looks there. */
    follows: async (words: string | RegExp, press = () => touch(named(words))) => {
      const opened = context.waitForEvent('page');
      await press();
      page = await opened;
      devtools = await context.newCDPSession(page);
    },
    closesTab: async () => {
      await page.close();
      page = context.pages().at(-1) ?? (await context.newPage());
      devtools = await context.newCDPSession(page);
    },
    goesBack: async () => {
      await page.goBack();
    },
    goesForward: async () => {
      await page.goForward();
    },
    reloads: async () => {
      await page.reload();
    },
    /** On its side, or upright again. */
    turnsPhone: async () => {
      const { width, height } = page.viewportSize() ?? screen.viewport;
      await page.setViewportSize({ width: height, height: width });
    },
    /** Twice as large, as a browser's own zoom does it. */
    zoomsIn: async () => {
      const { width, height } = page.viewportSize() ?? screen.viewport;
      await page.setViewportSize({ width: Math.round(width / 2), height: Math.round(height / 2) });
    },
    losesSignal: () => context.setOffline(true),
    hasSignalAgain: () => context.setOffline(false),
    waits: (milliseconds: number) => page.waitForTimeout(milliseconds),

    type,
    press,
    touches: (words: string | RegExp) => touch(named(words)),
    /** The pointer rests on it, and presses nothing. */
    pointsAt: async (words: string | RegExp) => {
      await (await bring(named(words))).hover();
    },
    /** Where nothing waits to be pressed. */
    touchesText: (words: string | RegExp) => touch(text(words)),
    /** Tab by Tab, until the ring is around it. */
    tabsTo: (words: string | RegExp) => tabsUntilAt(named(words), words),
    /** The same, until the next key goes into that field. */
    tabsInto: (label: string) => tabsUntilAt(field(label), label),
    /** Waits until the next key goes there: to what one presses, or into a field. */
    isAt: (words: string) => focused(named(words).or(field(words))).waitFor(),
    /** Until the browser's own wheel stands still. */
    waitsForPage: () => page.waitForLoadState('networkidle'),
    /** Into a field, to the end of what stands there. */
    goesInto: async (label: string) => {
      await touch(field(label));
      await press('ControlOrMeta+End');
    },
    writesInto: async (label: string, words: string) => {
      await reachesFor(field(label));
      await press('ControlOrMeta+End');
      await type(words);
    },
    /** Letter by letter from the end, as one takes back what one wrote. */
    takesOut: async (label: string, letters: number) => {
      await reachesFor(field(label));
      await press('ControlOrMeta+End', ...Array.from({ length: letters }, () => 'Backspace'));
    },
    /** All of it at once, as one who writes it anew. */
    clears: async (label: string) => {
      await reachesFor(field(label));
      await press('ControlOrMeta+a', 'Backspace');
    },
    /** In the window that the browser opens for it. */
    choosesFile: async (label: string, file: string) => {
      const opened = page.waitForEvent('filechooser');
      await reachesFor(field(label));
      await (await opened).setFiles(file);
    },
    /** In the device's own list, by its arrow key; each press must lead to the very next row. */
    chooses: async (label: string, option: string) => {
      const list = field(label);
      await bring(list);
      await list.focus();
      const rows = await list.locator('option').allTextContents();
      const chosen = async () =>
        rows.indexOf((await list.locator('option:checked').textContent()) ?? '');
      const wanted = rows.indexOf(option);
      if (wanted < 0) throw new Error(`${option} is not in the list ${label}.`);
      for (let row = await chosen(); row !== wanted; row = await chosen()) {
        const next = wanted > row ? row + 1 : row - 1;
        await press(wanted > row ? 'ArrowDown' : 'ArrowUp');
        expect(rows[await chosen()], `the row after ${rows[row]}`).toBe(rows[next]);
      }
    },

    sees: async (words: string | RegExp) => {
      await bring(text(words));
    },
    /** Whether a pointer would meet these words; those that are only there for who listens, it would not. */
    canRead: (words: string | RegExp) =>
      text(words)
        .hover({ trial: true, timeout: A_LOOK_MS })
        .then(
          () => true,
          () => false,
        ),
    /** A heading is what a person looks for on a new page. */
    reads: async (heading: string | RegExp) => {
      await page
        .getByRole('heading', {
          name: heading,
          ...(typeof heading === 'string' && { exact: true }),
        })
        .filter({ visible: true })
        .first()
        .waitFor();
    },
    /** The one heading that says which page this is; other pages may be announced below it. */
    isOnPage: async (title: string | RegExp) => {
      const exact = typeof title === 'string';
      await page.getByRole('heading', { name: title, exact, level: 1 }).waitFor();
    },
    /** From one side to the other, with nothing of it beyond the edge. */
    seesWhole: async (place: string) => {
      const box = await (await bring(page.locator(place).first())).boundingBox();
      expect(box?.x, 'its left edge').toBeGreaterThanOrEqual(0);
      const edge = (page.viewportSize() ?? screen.viewport).width;
      expect((box?.x ?? 0) + (box?.width ?? 0), 'its right edge').toBeLessThanOrEqual(edge);
    },
    /** Nowhere on the page, however far one scrolls, and in no field; nor a moment later. */
    findsNowhere: async (...words: string[]) => {
      const shown = async () => {
        const fields = await page.locator('input:not([type=hidden]), textarea').all();
        const typed = await Promise.all(
          fields.map((one) => one.inputValue({ timeout: A_MOMENT_MS }).catch(() => '')),
        );
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen
        return [await page.locator('body').innerText(), ...typed].join('\n');
      };
      // The page before may still be there for a moment.
      const found = async () => {
        const all = await shown();
        return words.filter((one) => all.includes(one));
      };
      await expect.poll(found, { timeout: PATIENCE_MS }).toEqual([]);
      await page.waitForTimeout(A_MOMENT_MS);
      expect(await found()).toEqual([]);
    },
    whatStandsIn: (label: string) => field(label).inputValue(),
    // biome-ignore lint/performance/useDomNodeTextContent: as above
    textOf: (place: string) => page.locator(place).filter({ visible: true }).first().innerText(),
    textsOf: (place: string) => page.locator(place).filter({ visible: true }).allInnerTexts(),
    pictureOf: async (place: string) =>
      (await bring(page.locator(place).first())).screenshot({ animations: 'disabled' }),
    address: () => new URL(page.url()),
    /** Where the links on this page lead, as the browser tells when the pointer rests on one. */
    seesLinks: async () => {
      const told = await page.locator('body').ariaSnapshot();
      return [...told.matchAll(/^\s*- \/url: (.+)$/gm)].map(([, to = '']) =>
        to.replaceAll('"', ''),
      );
    },
    /** One that opens a tab of its own is none of these. */
    canFollow: async (to: string) => (await linkTo(to).count()) > 0,
    touchesLinkTo: (to: string) => touch(linkTo(to)),
    /** What the device keeps when it is told to; answers where. */
    downloads: async (words: string | RegExp): Promise<string> => {
      const arriving = page.waitForEvent('download');
      await touch(named(words));
      return (await arriving).path();
    },
    title: () => page.title(),
    onPaper: () => page.pdf(),
    plugsInKey: (plugIn: (context: BrowserContext, page: Page) => Promise<unknown>) =>
      plugIn(context, page),
  };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

type Place = { page: Page; devtools: CDPSession; width: number; height: number };

/** A finger pushes the page up, a wheel turns. */
async function scroll(device: Device, { page, devtools, width, height }: Place, by: number) {
  const distance = Math.max(-height * 0.7, Math.min(height * 0.7, by));
  if (device === 'computer') {
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, distance);
    await page.waitForTimeout(60);
    return;
  }
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed: 6_000,
    gestureSourceType: 'touch',
  });
}
