import { data } from 'react-router';
import { type OwnWalls, ownWalls } from '#domain/campaigns/own-walls.ts';
import type { ReplyKind } from '#domain/vetting/question.ts';
import type { PublicServices } from '#services/public-services.ts';
import type { ReceiptChange } from '#services/receipts/change-receipt.ts';
import type { OpenReceiptOutcome } from '#services/receipts/open-receipt.ts';
import { LOCALE } from '#web/words/locale.ts';
import { type ReportedTitle, reportedTitle } from '../report/reported-title.ts';
import type { TypedReply } from './asked-of-you.tsx';

export type ReceiptAnswer = OpenReceiptOutcome & {
  typed: string;
  reply: TypedReply;
  /** The wall that its tile hangs on, where leads drew one. */
  walls: OwnWalls;
  /** Of the text that was reported, while it is public. */
  title: ReportedTitle | null;
};

const STATUS = { open: 200, report: 200, malformed: 422, unknown: 404, 'too-many': 429 } as const;

/** Opens a receipt and does what the pressed button says; the words come with every press. */
export async function receiptAction(services: PublicServices, form: FormData, address: string) {
  const typed = textOf(form, 'words');
  const outcome = await services.openReceipt({ words: typed, address, change: changeOf(form) });
  return data<ReceiptAnswer>(
    {
      ...outcome,
      typed,
      walls:
        outcome.kind === 'open'
          ? ownWalls(services.campaigns().in(LOCALE), [outcome.receipt.category])
          : {},
      reply: typedReply(form),
      title: outcome.kind === 'report' ? await reportedTitle(services, outcome.report.hash) : null,
    },
    {
      status: wasRefused(outcome) ? 422 : STATUS[outcome.kind],
      headers: outcome.kind === 'too-many' ? { 'retry-after': String(outcome.waitSeconds) } : {},
    },
  );
}

function wasRefused(outcome: OpenReceiptOutcome): boolean {
  if (outcome.kind === 'report') return outcome.said !== null && outcome.said !== 'taken';
  return outcome.kind === 'open' && outcome.problem !== null;
}

function changeOf(form: FormData): ReceiptChange | undefined {
  switch (textOf(form, 'intent')) {
    case 'hide-name':
      return { kind: 'mask', masks: { hideName: true } };
    case 'show-name':
      return { kind: 'mask', masks: { hideName: false } };
    case 'show-less':
      return {
        kind: 'mask',
        masks: {
          coarseAge: form.has('coarseAge'),
          hideCity: form.has('hideCity'),
          hideBelief: form.has('hideBelief'),
        },
      };
    case 'pause':
      return { kind: 'pause', paused: true };
    case 'resume':
      return { kind: 'pause', paused: false };
    case 'read-answer':
      return { kind: 'read-answer' };
    case 'withdraw':
      return { kind: 'withdraw' };
    case 'reply-yes':
      return replyOf(form, 'yes');
    case 'reply-own':
      return replyOf(form, 'own-words');
    case 'reply-words':
      return replyOf(form, 'words');
    case 'appeal':
      return { kind: 'appeal', words: textOf(form, 'reply-words') };
    case 'say-more':
      return { kind: 'say-more', words: textOf(form, 'reply-words') };
    default:
      return undefined;
  }
}

function replyOf(form: FormData, reply: ReplyKind): ReceiptChange {
  const question = Number(textOf(form, 'question'));
  return { kind: 'reply', reply, question, ...typedReply(form), adult: form.has('adult') };
}

function typedReply(form: FormData): TypedReply {
  const places = form.getAll('place').filter((one) => typeof one === 'string');
  return { places, words: textOf(form, 'reply-words') };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
