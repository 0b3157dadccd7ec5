import { createHash } from 'node:crypto';
import { connect } from '#db/connect.ts';
import { findStory } from '#db/stories.ts';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { AGE_SECRET, isMinor } from '#domain/options/ages.ts';
import { receiptWords } from '#domain/receipt/receipt-words.ts';
import { HASH_ALPHABET, HASH_LENGTH } from '#domain/story/permalink.ts';
import { seenOf } from '#domain/vetting/seen.ts';
import { noBotCheck } from '#integrations/bot-check/no-bot-check.ts';
import { findDangers } from '#integrations/danger-signals/find-dangers.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';
import { countHere } from '#services/counting/count-here.ts';
import type { FindDangers } from '#services/ports.ts';
import { receiptCode } from '#services/receipts/receipt-code.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { openLanes } from '#services/stories/sending-lanes.ts';
import { createShield } from '#services/stories/shield.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { confirmName } from '#services/vetting/confirm-child.ts';
import { type DecideStoryContext, decideStory } from '#services/vetting/decide-story.ts';
import type { VettingContext } from '#services/vetting/desk-context.ts';
import { noteOpened } from '#services/vetting/open-story.ts';

const HOUR_MS = 3_600_000;
/** Published stories arrive about one a day; the waiting ones came in the last week. */
const BETWEEN_PUBLISHED_MS = 25 * HOUR_MS;
const BETWEEN_WAITING_MS = 4 * HOUR_MS;
const READING_TIME_MS = 50 * HOUR_MS;
const OFFICER = 'demo officer';
const SECOND_OFFICER = 'second demo officer';

type Urls = { web: string; desk: string; worker: string };
type DemoOptions = { today: Date; timeZone: string; secret: string };
type SubmitContext = Parameters<typeof submitStory>[0];

/** Every text goes the way a real one goes: sent, made ready, decided. */
export async function loadDemoWorld(urls: Urls, options: DemoOptions) {
  const web = connect(urls.web, { max: 1 });
  const desk = connect(urls.desk, { max: 1 });
  const worker = connect(urls.worker, { max: 1 });
  const webQueue = await connectJobQueue(web);
  const deskQueue = await connectJobQueue(desk);
  const { published, waiting } = demoWorld();

  const submit = async (
    sample: SampleStory,
    at: Date,
    findDangers: FindDangers,
  ): Promise<string> => {
    const id = storyId(sample);
    const context: SubmitContext = {
      db: web,
      clock: () => at,
      ids: { storyId: () => id, storyHash: () => storyHash(sample) },
      botCheck: noBotCheck,
      lanes: openLanes,
      shield: createShield({ mode: 'off', counters: countHere(() => at) }),
      // No text of the demo world carries an e-mail address.
      sealContact: () => Promise.reject(new Error('unexpected e-mail')),
      enqueue: webQueue.enqueue,
      secret: options.secret,
      timeZone: options.timeZone,
    };
    const outcome = await submitStory(context, {
      forms: [formOf(sample)],
      input: { ...sample, ...saidOfAge(sample), story: sample.body, terms: true },
      idempotencyKey: keyOf(sample),
      botCheckToken: null,
      address: '127.0.0.1',
    });
    if (outcome.kind !== 'received')
      throw new Error(`“${sample.title}” was not accepted: ${JSON.stringify(outcome)}`);
    await prepareStory(
      {
        db: worker,
        clock: () => at,
        detectLanguage: () => sample.language,
        timeZone: options.timeZone,
        enqueue: webQueue.enqueue,
        findDangers,
      },
      id,
    );
    return id;
  };

  for (const [i, sample] of published.entries()) {
    const back = (published.length - i) * BETWEEN_PUBLISHED_MS;
    const decidedAt = new Date(options.today.getTime() - back);
    // Its officers have looked, and nobody was in danger.
    const id = await submit(sample, new Date(decidedAt.getTime() - READING_TIME_MS), () => []);
    const context = {
      db: desk,
      clock: () => decidedAt,
      enqueue: deskQueue.enqueue,
      timeZone: options.timeZone,
      policy: { protectMinors: true },
    };
    let outcome = await publishAs(context, id, OFFICER);
    // A child's text is read by two.
    if (outcome.kind === 'approved') outcome = await publishAs(context, id, SECOND_OFFICER);
    if (outcome.kind !== 'decided')
      throw new Error(`“${sample.title}”: ${JSON.stringify(outcome)}`);
  }
  for (const [i, sample] of waiting.entries())
    await submit(
      sample,
      new Date(options.today.getTime() - (waiting.length - i) * BETWEEN_WAITING_MS - lateBy(i)),
      findDangers,
    );

  await Promise.all([webQueue.stop(), deskQueue.stop()]);
  await Promise.all([web.destroy(), desk.destroy(), worker.destroy()]);
  return { published: published.length, waiting: waiting.length };
}

/** Who tells no age is grown up here; a child has asked at home. */
const saidOfAge = ({ age }: SampleStory) => ({
  adult: age === undefined || age === AGE_SECRET,
  guardian: age !== undefined && isMinor(age),
});

async function publishAs(context: PublishContext, storyId: string, officerId: string) {
  const { db, clock } = context;
  const officer = {
    id: officerId,
    role: 'officer' as const,
    confirmedAt: clock(),
    countsFrom: new Date(0),
  };
  const request = async () => {
    const story = await findStory(db, storyId);
    if (!story) throw new Error(`Story ${storyId} is gone.`);
    return { story, storyId, officer, seen: seenOf(story) };
  };
  await noteOpened(db, { story: (await request()).story, officer, at: clock() });
  await confirmName(context, await request());
  return decideStory(context, { ...(await request()), decision: 'publish' });
}
type PublishContext = VettingContext & DecideStoryContext;

/** One has waited longer than was promised, and a few nearly so. */
function lateBy(place: number): number {
  if (place === 0) return 8 * 24 * HOUR_MS;
  return place < 4 ? 3 * 24 * HOUR_MS : 0;
}

/** The words of the newest published and the newest waiting text, to try the receipt page with. */
export function demoReceipts(secret: string): string[] {
  const { published, waiting } = demoWorld();
  return [...published.slice(-1), ...waiting.slice(-1)].map((sample) =>
    receiptWords(receiptCode(secret, keyOf(sample))).join(' '),
  );
}

function keyOf(sample: SampleStory): string {
  return `demo-${storyId(sample)}`;
}

function formOf(sample: SampleStory) {
  const form = campaignsWithForm().find((campaign) => campaign.slug === sample.campaign);
  if (!form) throw new Error(`No form ${sample.campaign} for “${sample.title}”.`);
  return form;
}

function digest(sample: SampleStory): Buffer {
  return createHash('sha256').update(`${sample.campaign} ${sample.title}`).digest();
}

function storyHash(sample: SampleStory): string {
  return Array.from(
    digest(sample).subarray(0, HASH_LENGTH),
    (byte) => HASH_ALPHABET[byte % HASH_ALPHABET.length],
  ).join('');
}

function storyId(sample: SampleStory): string {
  const hex = digest(sample).toString('hex');
  return [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join('-');
}
