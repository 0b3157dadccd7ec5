import { data, redirect } from 'react-router';
import { CONTENT_ACTS, type ContentAct } from '#domain/content/content-acts.ts';
import type { AnyContent } from '#domain/content/content-records.ts';
import { type ContentSlot, isContentSlot } from '#domain/content/content-slots.ts';
import type { ContentProblem } from '#domain/content/read-content.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/slot';
import { CONTENT_PROBLEMS, CONTENT_REFUSALS, PICTURE_REFUSALS } from './act-words.ts';
import { recordOfTyped, type Typed, withItemMoved, withoutItem } from './slot-record.ts';
import { placeInWords } from './slot-words.ts';

type Answer = { problem: string; typed?: Typed };

/** One lead does one thing; what the rules say is said again here in words. */
export async function slotAction({ context, params, request }: Route.ActionArgs) {
  const { slot } = params;
  if (!isContentSlot(slot)) throw data(null, { status: 404 });
  const form = await request.formData();
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  const refuse = (problem: string, status: number) => data<Answer>({ problem, typed }, { status });
  const upload = async () => {
    const file = form.get('picture');
    if (!(slot === 'impact-pictures' || slot === 'sudan-photo') || !(file instanceof Blob))
      throw data(null, { status: 400 });
    if (file.size === 0) return refuse(NO_FILE, 422);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = withPasskey(await services.uploadPicture({ ...asked, slot, bytes }), request);
    if (outcome.kind === 'kept') throw redirect(`/content/${slot}?did=uploaded`);
    if (outcome.kind === 'no-picture') return refuse(PICTURE_REFUSALS[outcome.why], 422);
    if (outcome.kind === 'busy') return refuse(BUSY, 503);
    if (outcome.kind === 'invalid') return refuse(FULL, 422);
    return refuse(STALE, 409);
  };
  const [intent = '', item = ''] = formText(form, 'intent').split(' ');
  const services = context.get(deskContext);
  const asked = { by: officerOf(context), slot, seen: formText(form, 'seen') };
  if (intent === 'tried' && slot === 'help-lines') {
    const no = Number(item);
    const tried = withPasskey(await services.checkHelpLine({ ...asked, no }), request);
    if (tried.kind === 'stale') return refuse(STALE, 409);
    throw redirect(`/content/${slot}?did=tried`);
  }
  if (intent === 'upload') return upload();
  const act = ITEM_INTENTS.includes(intent) ? 'edit' : CONTENT_ACTS.find((one) => one === intent);
  if (!act) throw data(null, { status: 400 });
  if (act === 'agree' && !form.has('read'))
    return refuse('Look at it first, and tick that you did. Nothing was changed.', 422);
  const outcome = withPasskey(
    await doIt(services, act, {
      ...asked,
      note: typed.words ?? '',
      no: Number(typed.no),
      record: changed(recordOfTyped(slot, typed) as AnyContent, intent, Number(item)),
    }),
    request,
  );
  if (outcome.kind === 'stale') return refuse(STALE, 409);
  if (outcome.kind === 'refused') return refuse(CONTENT_REFUSALS[outcome.reason], 409);
  if (outcome.kind === 'invalid') return refuse(inWords(slot, outcome.problems), 422);
  if (outcome.kind === 'invalid-note') return refuse(NOTE, 422);
  if (outcome.kind === 'no-such-version') return refuse(NO_VERSION, 409);
  throw redirect(`/content/${slot}?did=${act}`);
}

/** What a press on one thing of a list does, beside keeping what was typed. */
const ITEM_INTENTS: readonly string[] = ['up', 'down', 'out'];

function changed(record: AnyContent, intent: string, no: number): unknown {
  if (intent === 'out') return withoutItem(record, no);
  if (intent === 'up' || intent === 'down')
    return withItemMoved(record, no, intent === 'up' ? -1 : 1);
  return record;
}

const NO_FILE = 'Choose a file first.';
const BUSY = 'Other pictures are read just now. Try again in a minute.';
const FULL = 'All its places are taken. Take one out first.';
const STALE =
  'Somebody changed it meanwhile. What you typed is still here: keep it again to put it in their draft.';
const NOTE = 'Write a line first, not longer than 500 letters. Nothing was changed.';
const NO_VERSION = 'There is no such version, or it is what is public.';

function inWords(slot: ContentSlot, problems: readonly ContentProblem[]): string {
  const said = problems
    .slice(0, 5)
    .map(({ part, problem }) => `${placeInWords(slot, part)} ${CONTENT_PROBLEMS[problem]}`);
  return `Not kept yet. ${[...new Set(said)].join('; ')}.`;
}

type Asked = {
  by: ReturnType<typeof officerOf>;
  slot: ContentSlot;
  seen: string;
  note: string;
  no: number;
  record: unknown;
};

function doIt(services: DeskServices, act: ContentAct, asked: Asked) {
  switch (act) {
    case 'edit':
      return services.editContent(asked);
    case 'set-aside':
      return services.setContentAside(asked);
    case 'ask':
      return services.askAboutDraft(asked);
    case 'agree':
      return services.agreeToContent(asked);
    case 'not-yet':
      return services.sayContentNotYet(asked);
    case 'publish':
      return services.publishContent(asked);
    case 'roll-back':
      return services.rollBackContent(asked);
  }
}
