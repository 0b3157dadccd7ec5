import { DESK_ACTIONS } from '#domain/vetting/actions.ts';
import { parkedFor, seenFields, UNTOUCHED } from './acting.ts';
import type { Folder } from './gate-folders.ts';
import {
  approvedBy,
  ask,
  type Hand,
  look,
  type Machine,
  makeDue,
  post,
  publish,
  type Sent,
  seenOn,
  wish,
  wordsOf,
} from './gate-machine.ts';
import { underPolicy } from './under-policy.ts';

type Way = {
  go: (machine: Machine, sent: Sent, folder: Folder) => Promise<unknown>;
  /** On it officer or writer may settle what stood against it; what is public then is looked at. */
  maySettle?: true;
  /** Another officer takes part. */
  withAnother?: true;
  /** Changes no policy, so that several folders can be tried beside each other. */
  beside?: true;
};

/** Every way by which words come before readers. */
export const WAYS: Record<string, Way> = {
  'keys and clicks': { go: byHand, maySettle: true, beside: true },
  'posts of every intent': { go: byPosts, beside: true },
  'the schedule': { go: bySchedule },
  'the approval of a second reader': { go: bySecondReader, withAnother: true },
  undo: { go: (machine, sent) => after(machine, sent, ['park', 'undo', 'hide', 'undo']) },
  'put back into the queue': {
    go: (machine, sent) => after(machine, sent, ['refuse', 'restore', 'park', 'resume']),
  },
  'two officers at once': { go: atOnce, withAnother: true },
  'a writer who shows more again': { go: byReceipt, maySettle: true, withAnother: true },
};

/** Until something has the focus or the page goes on, or nothing will. */
const A_MOMENT_MS = 600;

async function byHand({ page }: Machine, { storyId }: Sent): Promise<void> {
  const address = `/desk/story/${storyId}`;
  const moment = (what: Promise<unknown>) => what.catch(() => null);
  const goesOn = () =>
    moment(page.waitForURL((url) => !url.href.includes(storyId), { timeout: A_MOMENT_MS }));
  await page.goto(address, { waitUntil: 'networkidle' });
  for (let round = 0; round < 2 && page.url().includes(storyId); round += 1) {
    await page.keyboard.press('p');
    await moment(page.locator('button:focus').waitFor({ timeout: A_MOMENT_MS }));
    await Promise.all([goesOn(), page.keyboard.press('Enter')]);
  }
  await page.goto(`${address}?do=publish`);
  for (const place of ['.btn.pub', '.panel button[value=publish]']) {
    const button = page.locator(place).first();
    // A button that says it is closed can be clicked all the same.
    if (await button.isVisible()) await Promise.all([goesOn(), button.click({ force: true })]);
  }
}

/** What each wish needs to be granted; none of them touches what is wrong. */
const FIELDS: Record<string, Record<string, string>> = {
  refuse: { clause: 'no-hate' },
  park: { until: parkedFor(3).until, 'waits-for': 'adults-yes' },
  remove: { ground: 'safety' },
  'ask-writer': {
    'ask-kind': 'something-else',
    'ask-words': 'Is it yours?',
    'ask-until': parkedFor(14).until,
    'ask-silent': 'decline',
  },
  publish: { verdict: 'keep', answer: 'It leads to nobody.' },
  'answer-second-reader': { verdict: 'keep', answer: 'It leads to nobody.' },
  note: { 'folder-note': 'Her mother wrote to us.' },
  'content-note': { note: 'describes a cold day' },
  'ask-second-reader': { question: 'Is it true?' },
  'set-language': { language: 'fr' },
  'keep-mark': { mark: 'text 0-1 phone', why: 'Nobody’s number.' },
  'cut-mark': { mark: 'text 0-1 phone' },
  'hide-field': { field: 'age', reason: 'It could lead to the writer.' },
  'set-field': { field: 'name', line: 'show', reason: 'It may be seen.' },
};
const INTENTS = [
  ...DESK_ACTIONS.filter((action) => action !== 'ask-writer'),
  ...['cut-mark', 'approve', 'schedule', 'open', 'PUBLISH', '', 'toString'],
  // Puts it aside, so it comes last.
  'ask-writer',
];

/** Every intent with nothing, with something made up, from long ago, and with what a page carries now. */
async function byPosts(machine: Machine, { storyId }: Sent, { settledBy }: Folder) {
  const hand = machine.noor;
  const send = (fields: Record<string, string>, seen: Record<string, string>) =>
    post(machine, { hand, storyId, as: '.data' }, { ...fields, ...seen });
  for (const intent of INTENTS.filter((one) => one !== settledBy)) {
    const words = intent === 'edit' ? { ...(await wordsOf(machine, storyId)), reason: 'Why.' } : {};
    const fields = { intent, ...FIELDS[intent], ...words };
    const now = await seenOn(machine, storyId);
    await Promise.all(wrongOnes(now).map((seen) => send(fields, seen)));
    await send(fields, now);
    await publish(machine, hand, storyId);
  }
  const seen = await seenOn(machine, storyId);
  await post(machine, { hand, storyId }, { intent: 'publish', ...seen });
  return lastWord(machine, hand, storyId);
}

const wrongOnes = (now: Record<string, string>): Record<string, string>[] => [
  {},
  { ...now, 'seen-state': 'published' },
  { ...now, 'seen-revision': '2147483647' },
  { ...now, 'seen-folder': 'made up' },
  seenFields(UNTOUCHED),
];

/** Once more where it waits: what is then said is about the folder, and not about the way. */
async function lastWord(machine: Machine, hand: Hand, storyId: string): Promise<string> {
  for (const intent of ['restore', 'resume']) await ask(machine, hand, { storyId, intent });
  await publish(machine, hand, storyId);
  return (await publish(machine, hand, storyId)).said;
}

async function bySchedule(machine: Machine, { storyId }: Sent, { alone }: Folder): Promise<void> {
  const { database, noor } = machine;
  // Approved when one officer was enough; leads ask for two before its hour has come.
  const loose = { publish_delay_minutes: 60, two_officers_under_18: false };
  await underPolicy(database, loose, async () => {
    await publish(machine, noor, storyId);
  });
  if (!alone) await approvedBy(machine, noor, storyId);
  await makeDue(machine, storyId);
}

async function bySecondReader(machine: Machine, { storyId }: Sent): Promise<void> {
  const { noor, sami } = machine;
  for (const [first, second] of [
    [sami, noor],
    [noor, sami],
  ] as const) {
    await approvedBy(machine, first, storyId);
    await ask(machine, second, { storyId, intent: 'take-over' });
    await publish(machine, second, storyId);
  }
}

async function after(machine: Machine, { storyId }: Sent, intents: string[]): Promise<void> {
  for (const intent of intents) {
    await ask(machine, machine.noor, { storyId, intent, clause: 'no-hate' });
    await publish(machine, machine.noor, storyId);
  }
}

async function atOnce(machine: Machine, { storyId }: Sent): Promise<void> {
  const { noor, sami, desk } = machine;
  const fields = { intent: 'publish', ...(await seenOn(machine, storyId)) };
  await Promise.all([
    post(machine, { hand: noor, storyId }, fields),
    post(machine, { hand: sami, storyId, as: '.data' }, fields),
    post(machine, { hand: noor, storyId, as: '.data' }, fields),
    post(machine, { hand: sami, storyId }, fields),
    desk.services.publishDue(),
  ]);
}

/** Hidden, approved and shown again: before its hour, and once it is public. */
async function byReceipt(machine: Machine, sent: Sent, { covered }: Folder): Promise<void> {
  const { database, noor, sami } = machine;
  const { storyId } = sent;
  const hide = (hidden: boolean) => wish(machine, sent, { hideName: hidden, hideCity: hidden });
  const both = async () => {
    for (const hand of [noor, sami]) {
      if (!covered) await look(machine, hand, sent);
      await publish(machine, hand, storyId);
    }
  };
  await hide(true);
  await underPolicy(database, { publish_delay_minutes: 60 }, both);
  await hide(false);
  await makeDue(machine, storyId);
  await hide(true);
  await both();
  await hide(false);
}
