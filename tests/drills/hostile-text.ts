import type { Browser } from 'playwright-core';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { normaliseText } from '#domain/submission/text.ts';
import { refusalMail } from '#services/mail/refusal-mail.ts';
import { launchChromium } from '#support/chromium.ts';
import { SITE } from '#support/sample-site.ts';
import { openDesk, sitAt } from './desk-ground.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';
import { hostileTexts } from './hostile-payloads.ts';
import { readEverywhere } from './read-routes.ts';
import { bodyWith, type Published, sendHostile, takenFields } from './send-hostile.ts';
import { serveDocuments } from './serve-documents.ts';
import { readPlace, type Watch, watch } from './watched-pages.ts';

const LOAD = {
  small: {
    texts: 16,
    whole: 4,
    atDesk: 4,
    searched: 2,
    readOver: 1,
    inAddresses: 1,
    unescaped: 16,
  },
  full: {
    texts: 10_000,
    whole: 300,
    atDesk: 1_000,
    searched: 300,
    readOver: 100,
    inAddresses: 200,
    unescaped: 1_000,
  },
};
/** More of them wait for each other. */
const TABS = 3;
const MOST_EXAMPLES = 3;

export const drill: Drill = {
  name: 'hostile-text',
  load: (size) =>
    `${LOAD[size].texts} hostile texts in every field by API and form, then one a document in Chromium: story, desk (${LOAD[size].atDesk}), mail, and every list page; ${LOAD[size].whole} stories and desk pages with all our scripts as well`,
  required: '0 answers 5xx, 0 executions, text shown verbatim',
  run: async (ground, size) => {
    const load = LOAD[size];
    const texts = hostileTexts(load.texts);
    const database = await ground.database();
    const [{ origin }, desk] = await Promise.all([
      ground.server(database),
      openDesk(ground, database),
    ]);
    const { published, failed, asked } = await sendHostile(origin, database, texts);
    const plain = texts.map(({ text }) => text);
    const read = await readEverywhere(origin, plain.slice(0, load.inAddresses), []);

    const browser = await launchChromium();
    ground.atEnd(() => browser.close());
    const newReader = () => browser.newContext({ baseURL: origin });
    const reader = await watch(await newReader(), { tabs: TABS });
    const quick = await watch(await newReader(), { tabs: TABS, bare: true });
    const shown = new Shown();
    // Each family of texts is there, however few are taken.
    const whole = everyNth(published, published.length / load.whole);
    const someOfThem = published.slice(0, load.searched);
    await shown.part('lists', () => openLists(reader, published.length));
    await shown.part('cards', () => openCards(reader, someOfThem));
    await shown.part('searches', () => openSearches(reader, plain.slice(0, load.searched)));
    await shown.part('forms', () => readOver(quick, plain.slice(0, load.readOver)));
    await shown.part('whole stories', () => openStories(reader, whole, shown));
    const lead = await desk.cookieOf(await desk.officer({ role: 'lead' }));
    const officer = await watch(await sitAt(browser, lead), { tabs: TABS });
    const quickOfficer = await watch(await sitAt(browser, lead), { tabs: TABS, bare: true });
    const atDesk = published.slice(0, load.atDesk);
    await shown.part('desk', () => openDeskPages(quickOfficer, desk.origin, atDesk, shown));
    await shown.part('whole desk', () => openDeskPages(officer, desk.origin, whole, shown));
    await shown.part('stories', () => openStories(quick, published, shown));
    const mailbox = await watch(await browser.newContext(), { tabs: TABS, bare: true });
    await shown.part('mails', () => openMails(ground, mailbox, plain.map(normaliseText), shown));
    published.forEach(({ body }, n) => {
      if (body !== normaliseText(bodyWith(texts[n]?.text ?? ''))) shown.wrong.push(`stored: ${n}`);
    });
    const troubles = [reader, quick, officer, quickOfficer, mailbox].flatMap((one) => one.troubles);
    const bad = [...failed, ...read.failed];
    const examples = [
      ...bad,
      ...shown.wrong,
      ...troubles.map(({ where, what }) => `${what} at ${where}`),
    ].slice(0, MOST_EXAMPLES);
    const control = await unescaped({ ground, browser }, plain.slice(0, load.unescaped));
    return {
      measured: `${asked + read.reads} requests: ${bad.length} answers 5xx or unexpected; ${shown.documents} documents compared, ${shown.wrong.length} not verbatim; ${troubles.length} executions, requests or policy complaints${examples.length > 0 ? `; ${examples.join('; ')}` : ''}`,
      held:
        bad.length === 0 &&
        shown.wrong.length === 0 &&
        troubles.length === 0 &&
        published.length === texts.length,
      control: {
        measured: `put into a page unescaped and without a policy, ${control} of ${load.unescaped} run or ask another host`,
        attackSucceeded: control > 0,
      },
    };
  },
};

const everyNth = <T>(items: readonly T[], n: number): T[] =>
  items.filter((_, i) => i % Math.max(1, Math.floor(n)) === 0);

/** Compares what documents show with what is stored. */
class Shown {
  documents = 0;
  readonly wrong: string[] = [];
  /** A part that breaks off is a fault; the others still have their say. */
  async part(name: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error) => this.wrong.push(`${name} broke off: ${error}`));
  }
  compare(where: string, seen: { words: string | null; strange: string[] }, text: string): void {
    this.documents += 1;
    if (seen.words !== text.replace(/\s/g, '') || seen.strange.length > 0)
      this.wrong.push(`${where}: ${JSON.stringify(seen).slice(0, 300)}`);
  }
}

async function openStories(reader: Watch, stories: readonly Published[], shown: Shown) {
  await reader.each(stories, async (page, { url, title, body, name }) => {
    await page.goto(url);
    const [seen, about] = await Promise.all([
      readPlace(page, '.prose'),
      page.evaluate(() => [
        document.querySelector('h1')?.textContent ?? '',
        document.querySelector('.byline')?.textContent ?? '',
        document.title,
      ]),
    ]);
    shown.compare(url, seen, body);
    if (about[0] !== title || !about[1]?.startsWith(name) || !about[2]?.startsWith(title))
      shown.wrong.push(`${url}: ${JSON.stringify(about)}`);
  });
}

async function openLists(reader: Watch, stories: number) {
  const pages = Array.from({ length: Math.ceil(stories / PAGE_SIZE) }, (_, n) => n + 1);
  const paths = ['/', '/subjects', '/countries', ...pages.map((n) => `/stories?page=${n}`)];
  await reader.each(paths, (page, path) => page.goto(path));
}

/** What other sites show of a story. */
async function openCards(reader: Watch, stories: readonly Published[]) {
  await reader.each(stories, (page, { url }) => page.goto(`/embed/${hashOfUrl(url)}`));
}

/** The words stand in the address, in the title and in the field of the page. */
async function openSearches(reader: Watch, texts: readonly string[]) {
  await reader.each(texts, (page, text) =>
    page.goto(`/stories?q=${encodeURIComponent(text.toWellFormed())}`),
  );
}

/** A form without a script gives everything back in its second page; our router would stay in the first. */
async function readOver(reader: Watch, texts: readonly string[]) {
  await reader.each(texts, async (page, text) => {
    await page.goto('/tell');
    const fields = { ...takenFields(text, 0), terms: 'on', intent: 'read-over' };
    const send = page.evaluate((values) => {
      const form = document.createElement('form');
      form.method = 'post';
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('textarea');
        field.name = name;
        field.value = String(value);
        form.append(field);
      }
      document.body.append(form);
      // Not before this call has answered: the page that would answer is gone by then.
      setTimeout(() => HTMLFormElement.prototype.submit.call(form));
    }, fields);
    const [answer] = await Promise.all([page.waitForNavigation(), send]);
    if (answer?.status() !== 200) reader.report(page.url(), `it answered ${answer?.status()}`);
  });
}

async function openDeskPages(
  officer: Watch,
  origin: string,
  stories: readonly Published[],
  shown: Shown,
) {
  const lists = ['', '/queue?view=published', '/statistics', '/log', '/search?q=onerror'];
  await officer.each(lists, (page, path) => page.goto(`${origin}/desk${path}`));
  await officer.each([...stories.entries()], async (page, [n, { id, body }]) => {
    const view = n % 2 === 0 ? '' : '&show=reader';
    const answer = await page.goto(`${origin}/desk/story/${id}?open=1${view}`);
    // Once the page has come to life and settled, as an officer sees it.
    await page
      .locator('main .prose')
      .first()
      .waitFor()
      .catch(() => {});
    const where = `${answer?.status()} ${page.url()} (${await page.title()})`;
    shown.compare(where, await readPlace(page, 'main .prose'), body);
  });
}

/** What an officer writes to a writer, in a reader of mail that forbids nothing. */
async function openMails(ground: Ground, mailbox: Watch, texts: readonly string[], shown: Shown) {
  const story = {
    hash: '0123456789ab',
    campaign: 'general',
    title: 'Snow',
    writingType: 'STORY' as const,
    language: 'en' as const,
  };
  const mails = texts.map(
    (note, eventNo) =>
      refusalMail({ story, reasons: [], note, eventNo }, SITE, 'writer@example.org').html,
  );
  const origin = await serveDocuments(ground, mails);
  await mailbox.each([...texts.entries()], async (page, [n, text]) => {
    await page.goto(`${origin}/${n}`);
    shown.compare(`mail ${n}`, await readPlace(page, 'blockquote'), text);
  });
}

/** The same texts where nobody escapes; answers in how many documents something happened. */
async function unescaped(
  { ground, browser }: { ground: Ground; browser: Browser },
  texts: readonly string[],
): Promise<number> {
  const documents = texts.map(
    (text) => `<!doctype html><meta charset=utf-8><p>${text.toWellFormed()}</p>`,
  );
  const origin = await serveDocuments(ground, documents);
  const victim = await watch(await browser.newContext({ baseURL: origin }), {
    tabs: TABS,
    bare: true,
  });
  await victim.each([...texts.keys()], (page, n) => page.goto(`/${n}`).catch(() => null));
  return new Set(victim.troubles.map(({ where }) => where)).size;
}
