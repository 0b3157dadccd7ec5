import { createHash, createHmac } from 'node:crypto';
import type { Database } from '#db/connect.ts';
import { insertContact } from '#db/contacts.ts';
import { insertReceivedEvent } from '#db/insert-events.ts';
import { insertStory } from '#db/insert-story.ts';
import { findReceiptStory, withReceipt } from '#db/receipts.ts';
import { insertFirstRevision } from '#db/revisions.ts';
import { countSubmission } from '#db/submission-counts.ts';
import { claimSubmissionKey, findSubmissionKey, waitForStandby } from '#db/submission-keys.ts';
import { spendProof } from '#db/used-proofs.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import type { Locale } from '#domain/options/locales.ts';
import { receiptWords } from '#domain/receipt/receipt-words.ts';
import { permalink } from '#domain/story/permalink.ts';
import { childContacts } from '#domain/submission/child-contacts.ts';
import type { FieldProblem, SubmissionInput } from '#domain/submission/fields.ts';
import type { Lane } from '#domain/submission/lanes.ts';
import { parseSubmission, type Submission } from '#domain/submission/parse-submission.ts';
import {
  NO_SIGNS,
  type SendingMark,
  type SendingSigns,
  sendingMarks,
} from '#domain/submission/sending-marks.ts';
import type { BotCheck, Clock, ContactSeal, Ids, JobQueue } from '#services/ports.ts';
import { receiptCode, receiptHash } from '#services/receipts/receipt-code.ts';
import type { SendingLanes } from './sending-lanes.ts';
import type { Shield } from './shield.ts';

export type SubmitStoryContext = {
  db: Database;
  clock: Clock;
  ids: Ids;
  botCheck: BotCheck;
  lanes: SendingLanes;
  shield: Shield;
  sealContact: ContactSeal;
  enqueue: JobQueue;
  /** Receipts are made with it. */
  secret: string;
  /** With which others were made, while one takes the place of the other; the receipt role knows which. */
  also?: { secret: string; receiptDb: Database } | undefined;
  /** Of the operators, whose days are counted. */
  timeZone: string;
};

export type SubmitStoryRequest = {
  /** The forms it may have come from; the first that accepts it wins. */
  forms: readonly CampaignWithForm[];
  /** By slug, in which version its writer was asked; otherwise in the one that is served. */
  versions?: Readonly<Record<string, number>> | undefined;
  input: SubmissionInput;
  writingType?: string | undefined;
  /** Of the page it was sent from: in it its writer is told of the decision. */
  language?: Locale | undefined;
  idempotencyKey: string;
  botCheckToken: string | null;
  signs?: SendingSigns | undefined;
  /** Where it comes from; counted under a keyed hash, kept nowhere. */
  address: string;
};

export type SubmitStoryOutcome =
  /** The receipt's words are told here and nowhere else; only their hash is kept. */
  /** `again`: it had been stored before, and nothing was stored now. */
  | { kind: 'received'; url: string; receipt: string[]; again: boolean }
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'not-human' }
  /** More from one address than two classes send; the words are kept where they were written. */
  | { kind: 'too-many'; waitSeconds: number }
  /** The same key came with other words: answering "received" would lose them. */
  | { kind: 'key-reused' }
  /** Its form takes no text any more. */
  | { kind: 'closed' }
  /** Writers are asked something else by now. */
  | { kind: 'changed' };

/** Stores story, first revision, sealed contact, event and job together, or nothing. */
export async function submitStory(
  context: SubmitStoryContext,
  request: SubmitStoryRequest,
): Promise<SubmitStoryOutcome> {
  const parsed = parseForForms(request);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
  const contacts = childContacts(parsed.submission);
  if (contacts.length > 0) return { kind: 'invalid', problems: contacts };
  const entry = await context.lanes.enter(request.address);
  if (entry.lane === 'closed') return { kind: 'too-many', waitSeconds: entry.waitSeconds };
  const outcome = await sendThrough(context, parsed.submission, { request, lane: entry.lane });
  if (outcome.kind !== 'received' || outcome.again) await entry.leave();
  // The writer does not wait for it.
  else void context.shield.note();
  return outcome;
}

async function sendThrough(
  context: SubmitStoryContext,
  submission: Submission,
  { request, lane }: { request: SubmitStoryRequest; lane: 'normal' | 'burst' },
): Promise<SubmitStoryOutcome> {
  const verdict = await context.botCheck.verify(request.botCheckToken);
  if (verdict.kind === 'refused')
    return (await storedBefore(context, submission, request)) ?? { kind: 'not-human' };
  return storeOnce(context, submission, {
    idempotencyKey: request.idempotencyKey,
    marks: sendingMarks(request.signs ?? NO_SIGNS),
    language: request.language ?? null,
    campaignVersion: request.versions?.[submission.campaign] ?? null,
    proof: verdict.kind === 'proven' ? verdict.proof : null,
    lane: verdict.kind === 'unproven' ? 'unproven' : lane,
  });
}

function parseForForms({ forms, input, writingType }: SubmitStoryRequest) {
  const results = forms.map((form) => parseSubmission(form, input, writingType));
  const best = results.find((result) => result.ok) ?? results[0];
  if (!best) throw new Error('A submission needs at least one form.');
  return best;
}

function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
}

type Sending = {
  idempotencyKey: string;
  proof: string | null;
  lane: Lane;
  marks: SendingMark[];
  language: Locale | null;
  campaignVersion: number | null;
};

/** Used before, and not by this very story: everything of this transaction is undone. */
class ProofUsedError extends Error {}

async function storeOnce(
  context: SubmitStoryContext,
  submission: Submission,
  { idempotencyKey, proof, lane, marks, language, campaignVersion }: Sending,
): Promise<SubmitStoryOutcome> {
  const id = context.ids.storyId();
  const hash = context.ids.storyHash();
  const url = permalink({ ...submission, hash });
  const key = keyName(idempotencyKey);
  const contentDigest = digest(submission, idempotencyKey);
  const code = receiptCode(context.secret, idempotencyKey);
  const at = context.clock();
  // Sealing is slow arithmetic; no connection is held while it runs.
  const sealedEmail = submission.email ? await context.sealContact(submission.email) : null;

  const stored = context.db.transaction().execute(async (db): Promise<SubmitStoryOutcome> => {
    if (!(await claimSubmissionKey(db, { key, contentDigest, hash })))
      return answerAgain({ ...context, db }, submission, { key, contentDigest, idempotencyKey });
    if (proof !== null && !(await spendProof(db, proof))) throw new ProofUsedError();
    await insertStory(db, {
      id,
      hash,
      submission,
      campaignVersion,
      lane,
      marks,
      receiptHash: receiptHash(code),
      receivedAt: at,
    });
    await insertFirstRevision(db, {
      storyId: id,
      campaign: submission.campaign,
      title: submission.title,
      body: submission.story,
      createdAt: at,
    });
    if (sealedEmail)
      await insertContact(db, {
        storyId: id,
        sealedEmail,
        quietMail: submission.quietMail,
        language,
      });
    await insertReceivedEvent(db, { storyId: id, at });
    // Behind the log's head, which all wait for in any case.
    await countSubmission(db, dayIn(at, context.timeZone));
    await context.enqueue(db, { name: 'prepare-story', data: { storyId: id } });
    return { kind: 'received', url, receipt: receiptWords(code), again: false };
  });
  return stored.catch((error: unknown) => {
    if (error instanceof ProofUsedError) return { kind: 'not-human' };
    // Closed or changed since the forms were chosen: the database had the last word.
    const constraint = constraintOf(error);
    if (constraint === 'campaign_closed') return { kind: 'closed' };
    if (constraint === 'version_over') return { kind: 'changed' };
    throw error;
  });
}

/** A provider knows a token once. Who sends the same story again is answered all the same. */
async function storedBefore(
  context: SubmitStoryContext,
  submission: Submission,
  { idempotencyKey }: SubmitStoryRequest,
): Promise<SubmitStoryOutcome | null> {
  const outcome = await answerAgain(context, submission, {
    key: keyName(idempotencyKey),
    contentDigest: digest(submission, idempotencyKey),
    idempotencyKey,
  });
  return outcome.kind === 'received' ? outcome : null;
}

/** The same words have the same address but for the hash, so that is all that was kept of it. */
async function answerAgain(
  context: SubmitStoryContext,
  submission: Submission,
  again: { key: string; contentDigest: Uint8Array; idempotencyKey: string },
): Promise<SubmitStoryOutcome> {
  const { db } = context;
  const earlier = await findSubmissionKey(db, again.key);
  const same = earlier && Buffer.from(earlier.contentDigest).equals(again.contentDigest);
  if (!same) return { kind: 'key-reused' };
  await waitForStandby(db);
  const url = permalink({ ...submission, hash: earlier.hash });
  const receipt = receiptWords(await codeGiven(context, again.idempotencyKey));
  return { kind: 'received', url, receipt, again: true };
}

/** The one it was told the first time, with whichever secret that was made. */
async function codeGiven(
  { secret, also }: SubmitStoryContext,
  idempotencyKey: string,
): Promise<Uint8Array> {
  const code = receiptCode(secret, idempotencyKey);
  if (also === undefined) return code;
  const other = receiptCode(also.secret, idempotencyKey);
  const story = await withReceipt(also.receiptDb, receiptHash(other), findReceiptStory);
  return story ? other : code;
}

/**
 * The key itself is not stored, and the digest is made with it: whoever reads the table cannot
 * try out ages or cities until one fits.
 */
function keyName(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex');
}

function digest(submission: Submission, idempotencyKey: string): Uint8Array {
  // A box that is not ticked is left out: so a form of an older release, sent again, says the same.
  const told = JSON.stringify(submission, (_, value) => (value === false ? undefined : value));
  return createHmac('sha256', idempotencyKey).update(told).digest();
}
