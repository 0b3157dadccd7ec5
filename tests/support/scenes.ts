import { findForm } from '#domain/campaigns/registry.ts';
import { FIRST_PROTOCOLS } from '#domain/safeguarding/first-protocols.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { answerWriter } from '#services/safeguarding/follow-protocol.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { askWriter } from '#services/vetting/ask-writer.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import { acting, openNow, parkedFor, seenNow } from './acting.ts';
import { WITH_MADE } from './made-campaign.ts';
import { QUIET } from './quiet-preparing.ts';
import { inBatches, plainSample, publishSample, sampleIn } from './samples.ts';
import type { Site } from './site.ts';
import { NEEDED, readItOver, sendIt, writeAndReadOver } from './tell-form.ts';
import { STORY_OF_100 } from './valid-input.ts';
import { untilReady, type Visitor } from './visitor.ts';

/** Where the masthead changes from a menu to a row of links. */
const WIDE = 992;

/** Enough for a second page of the list. */
const SEVERAL = 24;

export type Addresses = {
  story: string;
  urdu: string;
  french: string;
  gone: string;
  /** Where a plain form post ends, for a minute: sent when the scene is set. */
  thanks: () => Promise<string>;
  /** On a painted wall. */
  painted: () => Promise<string>;
  /** The words of writers whose stories wait, are published, were declined, got an answer, or are asked something. */
  receipts: {
    waiting: string;
    published: string;
    declined: string;
    answered: string;
    asked: string;
  };
};

export type Scene = {
  name: string;
  fits?: (width: number) => boolean;
  open: (visitor: Visitor, addresses: Addresses) => Promise<unknown>;
};

/** Every kind of page, in the states a person can bring it into. */
const STATES: readonly Scene[] = [
  { name: 'the home page', open: ({ open }) => open('/') },
  { name: 'the list', open: ({ open }) => open('/stories') },
  { name: 'page 2 of the list', open: ({ open }) => open('/stories?page=2') },
  { name: 'a story', open: ({ open }, { story }) => open(story) },
  { name: 'a letter in Urdu', open: ({ open }, { urdu }) => open(urdu) },
  { name: 'a letter in French', open: ({ open }, { french }) => open(french) },
  { name: 'the empty form', open: ({ open }) => open('/tell') },
  { name: 'the form with mistakes', open: makeMistakes },
  { name: 'the read-over step', open: (visitor) => writeAndReadOver(visitor, NEEDED) },
  { name: 'the question about a city', open: askAboutCity },
  { name: '/thank-you with a story', open: showThanks },
  { name: '/thank-you with a letter to Gaza, and its twelve words', open: showTwelveWords },
  { name: '/receipt without words', open: ({ open }) => open('/receipt') },
  { name: '/receipt with a slip of the pen', open: mistypeReceipt },
  {
    name: 'a receipt of a story that waits',
    open: (visitor, { receipts }) => unfoldReceipt(visitor, receipts.waiting),
  },
  {
    name: 'a receipt of a published story',
    open: (visitor, { receipts }) => unfoldReceipt(visitor, receipts.published),
  },
  {
    name: 'a receipt of a declined letter',
    open: (visitor, { receipts }) => showReceipt(visitor, receipts.declined),
  },
  {
    name: 'a receipt with an answer',
    open: (visitor, { receipts }) => showReceipt(visitor, receipts.answered),
  },
  {
    name: 'a receipt with a question',
    open: (visitor, { receipts }) => unfoldQuestion(visitor, receipts.asked),
  },
  { name: 'the form for a report', open: (visitor, { story }) => visitor.open(reportOf(story)) },
  { name: 'a report with something missing', open: reportNothing },
  { name: 'a report that was sent', open: sendReport },
  { name: '/thank-you without a story', open: ({ open }) => open('/thank-you') },
  { name: '/try-again-later with words', open: failToSend },
  { name: '/try-again-later without words', open: ({ open }) => open('/try-again-later') },
  { name: 'an unknown address', open: (visitor) => openMissing(visitor, '/no-such-page') },
  { name: 'a story that is gone', open: (visitor, { gone }) => openMissing(visitor, gone) },
  { name: 'the open menu', fits: (width) => width < WIDE, open: openNarrowMenu },
  { name: 'the open More menu', fits: (width) => width >= WIDE, open: openMoreMenu },
  { name: 'the open list of subjects', open: (visitor) => openList(visitor, 'category', 'gran') },
  { name: 'the open list of countries', open: (visitor) => openList(visitor, 'country', 'pal') },
  { name: 'advice while writing', open: writeANumber },
  { name: 'the words about the e-mail address', open: openEmailHelp },
];

/** And every route of the site map as it is first seen; the site has the campaign that leads made. */
export const SCENES: readonly Scene[] = [
  ...STATES,
  ...sitePaths(WITH_MADE)
    .filter((path) => !['/', '/stories', '/tell'].includes(path))
    .map((path): Scene => ({ name: path, open: ({ open }) => open(path) })),
];

/** Publishes stories of several kinds, and finds what the scenes need. */
export async function setTheScene(site: Site): Promise<Addresses> {
  for (const campaign of ['palestine', 'ramadan', 'hijab', 'sudan', 'ourlondonfamily', 'jan29'])
    await publishSample(site, sampleIn('en', campaign));
  const titles = Array.from({ length: SEVERAL }, (_, i) => `Story number ${i + 1}`);
  await inBatches(titles, (title) => publishSample(site, plainSample({ title })));
  const gone = await publishSample(site, plainSample({ title: 'Taken down' }));
  await site.world.remove(hashOfUrl(gone));
  return {
    gone,
    urdu: await publishSample(site, sampleIn('ur', 'ourlondonfamily')),
    french: await publishSample(site, sampleIn('fr', 'jan29')),
    story: await publishSample(site, {
      ...plainSample({ title: 'With every answer', name: 'Amina', city: 'Halifax' }),
      link: 'https://example.org/snow',
      social: 'INSTAGRAM',
      handle: '@amina.snow',
    }),
    thanks: () => addressOfThanks(site, '/tell'),
    painted: () => addressOfThanks(site, '/palestine/tell'),
    receipts: {
      waiting: (await site.world.submit({ name: 'Amina', city: 'Halifax' })).receipt,
      published: (await site.world.publish({ name: 'Amina', city: 'Halifax' })).receipt,
      declined: await declineInUrdu(site),
      answered: await answerInDanger(site),
      asked: await askForLess(site),
    },
  };
}

/** Where a plain form post ends. */
async function addressOfThanks(site: Site, form: string): Promise<string> {
  const body = new URLSearchParams({ ...NEEDED, intent: 'send' });
  const answer = await fetch(`${site.app.origin}${form}`, { method: 'POST', body });
  const { pathname, search } = new URL(answer.url);
  return `${pathname}${search}`;
}

/** Told why in its own language, inside an English page. */
async function declineInUrdu(site: Site): Promise<string> {
  const { campaign, language, body, ...input } = sampleIn('ur', 'ourlondonfamily');
  const form = findForm(campaign);
  const sent = await site.world.submit({ ...input, story: body }, form ? { form } : {});
  await site.database
    .as('superuser')
    .updateTable('story')
    .set({ language })
    .where('hash', '=', sent.hash)
    .execute();
  await site.world.settle(sent.hash, 'refuse');
  return sent.receipt;
}

/** By words that a lead prepared. */
async function answerInDanger({ database, world }: Site): Promise<string> {
  const { hash, receipt } = await world.submit({ title: 'What I told nobody' });
  const storyId = await world.storyIdOf(hash);
  const clock = () => new Date();
  const timeZone = 'America/Toronto';
  const detectLanguage = () => 'en' as const;
  const findDangers = () => ['risk-to-life' as const];
  const db = database.as('worker');
  await prepareStory({ ...QUIET, db, clock, timeZone, detectLanguage, findDangers }, storyId);
  const desk = database.as('desk');
  const officer = acting('noor');
  await openNow(desk, { storyId, officer });
  const words = FIRST_PROTOCOLS.find(({ danger }) => danger === 'risk-to-life')?.words.en ?? '';
  const seen = await seenNow(desk, storyId);
  const outcome = await answerWriter(
    { ...world.decideContext, timeZone },
    { storyId, officer, seen, words },
  );
  if (outcome.kind !== 'annotated') throw new Error(outcome.kind);
  return receipt;
}

async function showThanks({ page, open }: Visitor, { thanks }: Addresses): Promise<void> {
  await open(await thanks());
  await page.getByText('Show my twelve words').waitFor();
}

async function showTwelveWords({ page, open }: Visitor, { painted }: Addresses): Promise<void> {
  await open(await painted());
  await page.getByText('Show my twelve words').click();
  await page.getByRole('button', { name: 'Copy the words' }).waitFor();
}

/** To leave a number out, in a text of two paragraphs. */
async function askForLess({ database, world }: Site): Promise<string> {
  const story = `I was seven when it snowed on the minaret. ${STORY_OF_100}`;
  const title = 'The bus that waited';
  const { hash, receipt } = await world.submit({ title, story: `${story}\n\nCall 613-555-0142.` });
  const storyId = await world.storyIdOf(hash);
  const desk = database.as('desk');
  const officer = acting('noor');
  await openNow(desk, { storyId, officer });
  const outcome = await askWriter(world.decideContext, {
    storyId,
    officer,
    seen: await seenNow(desk, storyId),
    question: {
      kind: 'change',
      words: 'May the number stay out, so that nobody finds you?',
      proposal: { title, body: story },
      until: parkedFor(14).until,
      ifSilent: 'decline',
    },
  });
  if (outcome.kind !== 'annotated') throw new Error(JSON.stringify(outcome));
  return receipt;
}

const reportOf = (story: string) => `/report/${hashOfUrl(story)}`;

async function reportNothing(visitor: Visitor, { story }: Addresses): Promise<void> {
  visitor.allow(/status of 422/);
  await visitor.open(reportOf(story));
  await untilReady(visitor.page, () =>
    visitor.page.getByRole('button', { name: 'Send it' }).click(),
  );
  await visitor.page.locator('.err').first().waitFor();
}

async function sendReport({ page, open }: Visitor, { urdu }: Addresses): Promise<void> {
  await open(reportOf(urdu));
  await page.getByText('Hateful words').click();
  await page.getByText('I mean this honestly').click();
  await untilReady(page, () => page.getByRole('button', { name: 'Send it' }).click());
  await page.getByRole('heading', { name: 'What happens now' }).waitFor();
}

async function unfoldQuestion(visitor: Visitor, words: string): Promise<void> {
  await showReceipt(visitor, words);
  for (const summary of await visitor.page.locator('.asked summary').all()) await summary.click();
}

async function askAboutCity(visitor: Visitor): Promise<void> {
  await writeAndReadOver(visitor, { ...NEEDED, country: 'Kenya', city: 'Kisumu' });
  await visitor.page.getByRole('button', { name: 'Leave out my city' }).waitFor();
}

async function showReceipt({ page, open }: Visitor, words: string): Promise<void> {
  await open('/receipt');
  await page.getByLabel('Your twelve words').fill(words);
  await untilReady(page, () => page.getByRole('button', { name: 'Open my receipt' }).click());
  await page.getByRole('heading', { name: 'Where it is now' }).waitFor();
}

async function unfoldReceipt(visitor: Visitor, words: string): Promise<void> {
  await showReceipt(visitor, words);
  for (const summary of await visitor.page.locator('.controls summary').all())
    await summary.click();
}

async function mistypeReceipt(visitor: Visitor): Promise<void> {
  visitor.allow(/status of 422/);
  await visitor.open('/receipt');
  await visitor.page.getByLabel('Your twelve words').fill('lantern river');
  await visitor.page.getByRole('button', { name: 'Open my receipt' }).click();
  await visitor.page.locator('.err').waitFor();
}

async function makeMistakes({ page, open }: Visitor): Promise<void> {
  await open('/tell');
  await readItOver(page);
  await page.getByRole('alert').waitFor();
}

async function openList({ page, open }: Visitor, field: string, typed: string): Promise<void> {
  await open('/tell');
  await page.locator(`#${field}`).fill(typed);
  await page.locator('[role="listbox"]:not([hidden]) [role="option"]').first().waitFor();
}

async function writeANumber({ page, open }: Visitor): Promise<void> {
  await open('/tell');
  await page.locator('#story').fill('I was seven. My uncle said: call 647 555 0142 tonight.');
  await page.getByText('looks like a phone number').waitFor();
}

async function openEmailHelp({ page, open }: Visitor): Promise<void> {
  await open('/tell');
  await page.getByRole('button', { name: 'How we keep it' }).click();
}

async function failToSend(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  visitor.allow(/ERR_FAILED/);
  await writeAndReadOver(visitor, NEEDED);
  await page.route('**/api/story', (route) => route.abort());
  await sendIt(page);
  await page.getByRole('heading', { name: 'Your words are safe on this device' }).waitFor();
}

async function openMissing(visitor: Visitor, path: string): Promise<void> {
  visitor.allow(/status of 4(04|10)/);
  await visitor.open(path);
}

async function openNarrowMenu({ page, open }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await open('/stories');
  await page.locator('details.menu > summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

async function openMoreMenu({ page, open }: Visitor): Promise<void> {
  await open('/stories');
  await page.locator('details.more-nav > summary').click();
  await page.getByRole('link', { name: 'Press' }).first().waitFor();
}
