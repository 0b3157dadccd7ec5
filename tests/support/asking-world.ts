import type { Transaction } from '#db/connect.ts';
import { withReceipt } from '#db/receipts.ts';
import { parseReceiptWords } from '#domain/receipt/receipt-words.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { QuestionDraft, ReplyKind } from '#domain/vetting/question.ts';
import { moveDueDays } from '#services/calendar/move-due-days.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { receiptHash } from '#services/receipts/receipt-code.ts';
import type { Reply } from '#services/receipts/reply.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { askWriter } from '#services/vetting/ask-writer.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, openNow, seenNow } from './acting.ts';
import { createDeskWorld } from './desk-world.ts';
import { QUIET } from './quiet-preparing.ts';
import { SITE } from './sample-site.ts';
import { englishText } from './samples.ts';

export const MONDAY = '2026-06-15T15:00:00Z';
export const SCHOOL = 'Our teacher at Elm High School says that a letter is a seat.';
const PHONE = 'Call me at 613-555-0142.';
export const OWN = `${englishText(300)}\n\n${SCHOOL}\n\nNoor`;
export const TITLE = 'Asked';

type Wanted = Partial<Pick<QuestionDraft, 'kind' | 'ifSilent'>> & {
  age?: string;
  /** Only takes words out. */
  cut?: boolean;
  /** In place of everything. */
  whole?: boolean;
  /** With a number in what stays. */
  phone?: boolean;
};

/** Officers who ask, and writers who answer with their twelve words, on days that the test chooses. */
export async function createAskingWorld() {
  const world = await createDeskWorld();
  const decideContextAt = (at: string) => ({
    ...world.world.decideContext,
    clock: () => new Date(at),
  });

  const question = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
    kind: 'change',
    words: 'Is that all right with you?',
    proposal: { title: TITLE, body: OWN.replace('Elm High School', 'school at the lake') },
    until: '2026-06-29',
    ifSilent: 'decline',
    ...change,
  });

  /** Sent, ready and opened by Noor. */
  const sent = async (input: SubmissionInput = {}) => {
    const { hash, receipt } = await world.world.submit({
      title: TITLE,
      story: OWN,
      age: '41',
      ...input,
    });
    const storyId = await world.world.storyIdOf(hash);
    await prepareStory(
      {
        ...QUIET,
        db: world.database.as('worker'),
        clock: () => new Date(MONDAY),
        detectLanguage: () => 'en',
        timeZone: SITE.timeZone,
      },
      storyId,
    );
    await openNow(world.desk, { storyId, officer: { id: 'noor' }, at: new Date(MONDAY) });
    return { storyId, receipt: holder(receipt) };
  };

  const ask = async (storyId: string, draft: QuestionDraft, at = MONDAY, officer = 'noor') =>
    askWriter(decideContextAt(at), {
      storyId,
      officer: acting(officer),
      seen: await seenNow(world.desk, storyId),
      question: draft,
    });

  const tryToAsk = async (change: Partial<QuestionDraft>, input: SubmissionInput = {}) => {
    const { storyId } = await sent(input);
    return { storyId, outcome: await ask(storyId, question(change)) };
  };

  const asked = async (wanted: Wanted = {}) => {
    const { kind = 'change', ifSilent = 'decline', age = '41', cut, whole, phone } = wanted;
    const story = phone ? OWN.replace('Noor', PHONE) : OWN;
    const { storyId, receipt } = await sent({ age, story, guardian: '' });
    const school = cut
      ? story.replace(' Elm High', '')
      : story.replace('Elm High School', 'school');
    const proposal = { title: TITLE, body: whole ? 'Something else.' : school };
    const draft = question({ kind, ifSilent, proposal: kind === 'change' ? proposal : null });
    const outcome = await ask(storyId, draft);
    if (outcome.kind !== 'annotated') throw new Error(JSON.stringify(outcome));
    return { storyId, receipt, proposal };
  };

  /** A writer with the slip in their hands. */
  const holder = (words: string) => {
    const guessLimit = createGuessLimit(countHere(() => new Date()));
    const receiptDb = world.database.as('receipt');
    const open = (at: string, change?: Parameters<typeof openReceipt>[1]['change']) =>
      openReceipt(
        { receiptDb, clock: () => new Date(at), site: SITE, guessLimit },
        { words, address: '203.0.113.7', change },
      );
    const look = async (at = MONDAY) => {
      const outcome = await open(at);
      if (outcome.kind !== 'open') throw new Error(JSON.stringify(outcome));
      return outcome.receipt;
    };
    const says = async (reply: ReplyKind, typed: Partial<Reply> = {}, at = MONDAY) => {
      const no = typed.question ?? (await look(at)).question?.no ?? 0;
      const nothing = { places: [], words: '', adult: false };
      return open(at, { kind: 'reply', reply, ...nothing, ...typed, question: no });
    };
    const within = <T>(work: (db: Transaction) => Promise<T>) => {
      const parsed = parseReceiptWords(words);
      if (!parsed.ok) throw new Error(words);
      return withReceipt(receiptDb, receiptHash(parsed.bytes), work);
    };
    const appeals = (said: string, at: string) => open(at, { kind: 'appeal', words: said });
    return {
      look,
      says,
      appeals,
      within,
      withdraws: (at = MONDAY) => open(at, { kind: 'withdraw' }),
    };
  };

  const publish = async (storyId: string, at: string) => {
    await openNow(world.desk, { storyId, officer: { id: 'noor' }, at: new Date(at) });
    return decideStory(decideContextAt(at), {
      storyId,
      officer: acting('noor'),
      decision: 'publish',
      seen: await seenNow(world.desk, storyId),
    });
  };

  return {
    ...world,
    decideContextAt,
    question,
    sent,
    ask,
    tryToAsk,
    asked,
    publish,
    moveDueDays: () => moveDueDays(world.desk, SITE.timeZone),
  };
}

export type AskingWorld = Awaited<ReturnType<typeof createAskingWorld>>;
