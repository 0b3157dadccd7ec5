import type { Browser, Page } from 'playwright-core';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { launchChromium } from '#support/chromium.ts';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { readMails } from '#support/read-mails.ts';
import { validInput } from '#support/valid-input.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';

export const SITE = {
  domain: 'hikaya.test',
  origin: 'https://stories.hikaya.test',
  desk: 'https://desk.hikaya.test',
  /** The first web server itself, behind Caddy and Varnish. */
  web: 'http://127.0.0.1:4300',
  hosts: { site: 'stories.hikaya.test', desk: 'desk.hikaya.test', mail: 'mail.hikaya.test' },
};

const WITHIN_MS = 60_000;
const TITLE = 'The first story of a new house';
const WRITER = 'writer@hikaya.test';

export type Proofs = Record<
  'passkey' | 'published' | 'listed through the cache' | 'printed' | 'mailed over TLS' | 'scraped',
  boolean
>;

type Shown = { invitation: string; mailFolder: string; scraped: () => Promise<boolean> };

/** What an operator wants to see work on the first day, through the doors that everybody uses. */
export async function proveInstallation(
  ground: Ground,
  { invitation, mailFolder, scraped }: Shown,
): Promise<Proofs> {
  const browser = await launchChromium({ whole: true, names: `*.${SITE.domain}` });
  ground.atEnd(() => browser.close());
  const reader = await browser.newPage();
  await reader.goto(`${SITE.origin}/stories`);
  const before = await reader.content();
  await sendStory(browser);
  const officer = await signInFirst(browser, invitation);
  await publish(officer);
  const listed = await until(WITHIN_MS, async () => {
    await reader.goto(`${SITE.origin}/stories`);
    return (await reader.content()).includes(TITLE);
  });
  return {
    passkey: true,
    published: listed,
    // The list was kept before, and is dropped when it changes.
    'listed through the cache': listed && !before.includes(TITLE),
    printed: await isPrinted(reader),
    'mailed over TLS': await until(WITHIN_MS, async () =>
      (await readMails(mailFolder)).some((mail) => mail.to?.[0]?.address === WRITER),
    ),
    scraped: await until(WITHIN_MS, scraped),
  };
}

/** By a typesetter that is shut in, under whatever this machine allows its parent. */
async function isPrinted(reader: Page): Promise<boolean> {
  const link = reader.getByRole('link', { name: TITLE }).first();
  const hash = hashOfUrl((await link.getAttribute('href')) ?? '');
  // In the page: the browser alone knows where this name leads.
  const begins = await reader.evaluate(
    async (path) => (await (await fetch(path)).text()).slice(0, 4),
    `/print/${hash}.pdf`,
  );
  return begins === '%PDF';
}

/** The first lead, with a passkey of her own. */
export async function signInFirst(browser: Browser, invitation: string): Promise<Page> {
  const officer = await (await browser.newContext()).newPage();
  await plugInPasskeyDevice(officer.context(), officer);
  await officer.goto(invitation);
  await officer.getByRole('button', { name: 'Make my passkey' }).click();
  await officer.getByRole('heading', { name: 'To read' }).waitFor();
  return officer;
}

/** As soon as the story is ready to be read. */
export async function publish(officer: Page): Promise<void> {
  await until(WITHIN_MS, async () => {
    await officer.reload();
    return (await officer.getByRole('link', { name: TITLE }).count()) > 0;
  });
  await officer.getByRole('link', { name: TITLE }).click();
  const heading = officer.getByRole('heading', { name: TITLE });
  await until(WITHIN_MS, async () => {
    await heading.waitFor();
    await officer
      .getByRole('link', { name: /^Publish\b/ })
      .last()
      .click();
    await officer.getByRole('button', { name: 'Yes, publish' }).click();
    // If the worker made it ready meanwhile the desk says that it changed, and she looks again.
    const put = heading.waitFor({ state: 'detached', timeout: 10_000 });
    const isPut = await put.then(
      () => true,
      () => false,
    );
    if (!isPut) await officer.reload();
    return isPut;
  });
}

/** From the site's own page, as its script would. */
export async function sendStory(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${SITE.origin}/tell`);
  const { terms: _, ...input } = validInput(generalCampaign());
  const story = { ...input, termsConditions: true, title: TITLE, email: WRITER };
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/story', { method: 'POST', headers, body })).status;
  }, JSON.stringify(story));
  if (status !== 201) throw new Error(`The story was answered with ${status}.`);
}
