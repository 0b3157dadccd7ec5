import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findForm, generalCampaign } from '#domain/campaigns/registry.ts';
import { openProduct, type Product } from '#support/product.ts';
import { readMails } from '#support/read-mails.ts';
import { englishText } from '#support/samples.ts';
import {
  enrols,
  type Hands,
  KIND_WORD,
  PHONE,
  PLANS,
  type Plan,
  signsOutAndIn,
  worksThroughQueue,
} from './officer.ts';
import { openPerson } from './person.ts';
import { TEXTS } from './texts.ts';
import { answersTheRest, opensReceipt, sends } from './writer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

/** Mail waits until nobody can take a decision back any more. */
const MAILED = { timeout: 90_000, interval: 1_000 };

const TITLE = 'The lamp on the sill';
const QUIET_MAILBOX = 'everybodys@example.org';

/** Seven texts, and the mail about them, beside whatever else two cores carry. */
const MORNING = { timeout: 300_000 };

const OFFICERS = [
  { name: 'Noor', hands: 'keyboard' },
  { name: 'Karim', hands: 'mouse' },
] as const;

describe.each(OFFICERS)('$name’s morning at the desk, by $hands alone', ({ name, hands }) => {
  test(
    'from the invitation to the last text, and what writers and readers get',
    MORNING,
    async () => {
      const sent = await peopleSend(hands);
      const officer = await enrols(product, name, hands);
      await signsOutAndIn(officer, name);
      for (const { title } of sent) await officer.sees(title);
      const read = await worksThroughQueue(officer);
      expect(read).toEqual(expect.arrayContaining(sent.map(({ title }) => title)));

      const expected = sent.filter(({ plan }) => plan !== 'Park' && plan !== 'Second');
      const mailTo = async (email: string) =>
        (await readMails(product.mailFolder)).filter(({ to }) => to?.[0]?.address === email);
      for (const { title, plan, email, url } of expected) {
        await expect.poll(() => mailTo(email), MAILED).toHaveLength(1);
        const [mail] = await mailTo(email);
        const declined = plan === 'Decline' || plan === 'Undo';
        expect(mail?.text, title).toContain(title);
        expect(mail?.text, title).toContain(declined ? KIND_WORD : url);
      }

      for (const { title, plan, url } of expected.filter((one) => one.plan.match(/Publish|Edit/))) {
        await officer.goes('Published');
        await officer.isOnPage('Published');
        await officer.goes(title);
        await officer.isOnPage(title);
        await officer.follows('See it on the site', () => officer.goes('See it on the site'));
        await officer.isOnPage(title);
        expect(officer.address().href).toBe(`${product.origin}${url}`);
        await officer.findsNowhere(PHONE);
        if (plan === 'Edit') await officer.sees('Our readers shortened passages of this text.');
        await officer.closesTab();
      }
      for (const [view, kept] of [
        ['Parked', 'Park'],
        ['Second reader', 'Second'],
        ['Refused', 'Undo'],
      ] as const) {
        await officer.goes(new RegExp(`^${view}`));
        await officer.isOnPage(view);
        for (const { title } of sent.filter(({ plan }) => plan === kept)) await officer.sees(title);
      }
    },
  );
});

/** Two to publish and one of each other kind, made ready by the worker before anybody comes in. */
async function peopleSend(hands: Hands) {
  const plans: Plan[] = ['Publish', ...PLANS];
  const sent: { plan: Plan; title: string; email: string; url: string; hash: string }[] = [];
  for (const [i, plan] of plans.entries()) {
    const title = `${plan} ${i} of the ${hands}`;
    const email = `${plan}-${i}-${hands}@example.org`.toLowerCase();
    const words = englishText(420 + i * 9).slice(i * 7);
    const story = plan === 'Edit' ? `${words} Call my uncle at ${PHONE} please.` : words;
    sent.push({ plan, title, email, ...(await product.world.submit({ title, email, story })) });
  }
  await product.untilAllReady();
  return sent;
}

describe('a writer whose mail others can read', () => {
  test('ticks one box, and the mail that arrives names nothing', MORNING, async () => {
    const form = findForm('jan29') ?? generalCampaign();
    const { story } = TEXTS.en;
    const writer = await openPerson(product.browser, { device: 'phone' });
    await writer.arrivesAt(`${product.origin}${form.form.path}`);
    await writer.writesInto('Give it a title', TITLE);
    await writer.writesInto('Your letter', story);
    await answersTheRest(writer, form);
    await writer.writesInto('Email', QUIET_MAILBOX);
    await writer.sees(/We suggest this here/);
    await writer.touches('Do not name my letter in the mail');
    await writer.touches('Read it over before sending');
    await writer.reads('Read it over');
    await writer.sees('(the mail does not name your letter)');
    const words = await sends(writer, form);
    const promised = await writer.textOf('.next-steps .url');
    await opensReceipt(writer, words);
    await product.untilAllReady();

    const officer = await enrols(product, 'Samira', 'mouse');
    await officer.goes(TITLE);
    await officer.isOnPage(TITLE);
    await officer.touches(/^Open the text/);
    await officer.sees('The label');
    await officer.begins('Publish');
    await officer.goes('Yes, publish');

    const arrived = async () =>
      (await readMails(product.mailFolder)).filter(({ to }) => to?.[0]?.address === QUIET_MAILBOX);
    await expect.poll(arrived, MAILED).toHaveLength(1);
    const [mail] = await arrived();
    expect(mail?.text).toContain('What you sent us is published.');
    expect(mail?.text).toContain(`${product.origin}/receipt`);
    const whole = JSON.stringify(mail);
    const path = promised.slice(promised.indexOf('/'));
    for (const name of [TITLE, path, path.split('/').at(-1) ?? path, form.name, form.form.path])
      expect(whole.toLowerCase(), name).not.toContain(name.toLowerCase());
    expect(whole).not.toMatch(/letter|quebec|mosque|remembrance/i);
  });
});
