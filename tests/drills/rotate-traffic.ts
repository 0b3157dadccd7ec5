import { setTimeout as pause } from 'node:timers/promises';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { validInput } from '#support/valid-input.ts';
import type { World } from '#support/world.ts';
import { type Answer, ask } from './ask.ts';
import { postStory } from './post-story.ts';
import type { Installed } from './rotate-ground.ts';
import { postForm } from './send-hostile.ts';

const PAUSE_MS = 100;
/** Of the texts that were sent with an address, an officer approves every so many: the mail worker has its own pace. */
const APPROVE_EVERY = 12;

export type Traffic = {
  sent: number;
  thanked: number;
  receipts: number;
  looks: number;
  /** To whom a mail was promised by an approval. */
  approved: string[];
  failed: string[];
};

/** Writers by script and by plain form, people with receipts, and an officer at the desk. */
export function startPeople(installed: Installed, world: World, officerCookie: string) {
  const { origin, deskOrigin } = installed;
  const told: Traffic = { sent: 0, thanked: 0, receipts: 0, looks: 0, approved: [], failed: [] };
  const receipts: string[] = [];
  let going = true;
  let cookie = officerCookie;
  const fail = (what: string, answer: Answer) =>
    told.failed.push(`${what}: ${answer.status} ${answer.body.slice(0, 100)}`);
  const busy = (work: (n: number) => Promise<void>) => async () => {
    for (let n = 0; going; n++) {
      await work(n).catch((error: Error) => told.failed.push(error.message));
      await pause(PAUSE_MS);
    }
  };

  const write = async (n: number) => {
    const email = `writer-${n}@example.org`;
    const answer = await postStory(origin, { title: `Story ${n}`, fields: { email } });
    if (answer.status !== 201) return void fail('send', answer);
    const { url, receipt } = JSON.parse(answer.body) as { url: string; receipt: string };
    told.sent += 1;
    receipts.push(receipt);
    if (n % APPROVE_EVERY !== 0) return;
    const outcome = await world.decide(hashOfUrl(url), 'publish');
    // The worker may have made it ready between the look and the decision: then nothing is decided, nor promised.
    if (outcome.kind === 'decided') told.approved.push(email);
  };
  /** Without a script: the words stand on the page that the ticket leads to, whichever server reads it. */
  const writeByForm = async () => {
    const sent = await sendByForm(origin);
    if (sent.status !== 303) return void fail('form', sent);
    const thanks = await ask(origin, { path: sent.headers.location ?? '/' });
    if (thanks.status !== 200 || !isThanks(thanks)) fail('thank-you', thanks);
    else told.thanked += 1;
  };
  const showReceipt = async (n: number) => {
    const words = receipts[(n * 7) % Math.max(1, receipts.length)];
    if (words === undefined) return;
    const answer = await postForm({ origin, address: '127.0.0.1' }, '/receipt', { words });
    if (answer.status === 200) told.receipts += 1;
    else fail('receipt', answer);
  };
  const sitAtDesk = async () => {
    const answer = await ask(deskOrigin, { path: '/desk', headers: { cookie } });
    if (answer.status === 200) told.looks += 1;
    else fail('desk', answer);
    const renewed = answer.headers['set-cookie']?.find((one) => one.includes('session_token='));
    if (renewed) cookie = renewed.split(';')[0] ?? cookie;
  };
  const people = [write, writeByForm, showReceipt, sitAtDesk].map((one) => busy(one)());
  return {
    told,
    cookie: () => cookie,
    stop: async () => {
      going = false;
      await Promise.all(people);
    },
  };
}

export function sendByForm(origin: string): Promise<Answer> {
  const form = { ...validInput(generalCampaign()), terms: 'on', intent: 'send' };
  const texts = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, String(value)]),
  );
  return postForm({ origin, address: '127.0.0.1' }, '/tell', texts);
}

/** The page tells where the text will live and which words open it, and not that there was none. */
export const isThanks = ({ body }: Answer) => body.includes('Show my twelve words');
