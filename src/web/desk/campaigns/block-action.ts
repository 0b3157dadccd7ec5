import { data } from 'react-router';
import {
  type Arranged,
  addBlock,
  BLOCK_KINDS,
  type Block,
  moveBlock,
  putBack,
  takeOutBlock,
  whyNotAdded,
} from '#domain/campaigns/arrange-blocks.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { deskContext } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/landing-blocks';
import { KIND_WORDS, placeWords, WHY_NOT } from './block-words.ts';
import { REFUSAL_WORDS } from './campaign-words.ts';
import { readEdited } from './read-edited.ts';

export type BlockAnswer = {
  said?: string;
  problem?: string;
  /** Where the focus is after it. */
  at?: number;
  pressed?: 'up' | 'down';
  /** What one press brings back, as text of a form. */
  out?: { block: string; at: number; name: string };
};

type Asked = { arranged: Arranged; answer: (at: number) => BlockAnswer };

/** One block more, less, or in another place; or why not. */
export async function blockAction({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { record, about } = await readEdited(context, params.slug);
  const services = context.get(deskContext);
  const refuse = (problem: string, status: number) => data<BlockAnswer>({ problem }, { status });
  const seen = formText(form, 'seen');
  const asked = askedOf(form, record, services.saidInStock);
  if ('problem' in asked) return refuse(asked.problem, 422);
  if (!asked.arranged) return refuse('It cannot stand there.', 422);
  const outcome = await services.editCampaign({
    ...{ ...about, seen },
    record: asked.arranged.record,
  });
  switch (outcome.kind) {
    case 'kept':
      return data<BlockAnswer>(asked.answer(asked.arranged.at));
    case 'invalid':
      return refuse('Not kept: such a block cannot stand there.', 422);
    case 'stale':
      return refuse('Somebody changed it meanwhile. Look again: nothing was moved.', 409);
    case 'refused':
      return refuse(REFUSAL_WORDS[outcome.reason], 409);
    case 'not-found':
    case 'needs-passkey':
      throw data(null, { status: 404 });
  }
}

type Said = Parameters<typeof addBlock>[2];

function askedOf(form: FormData, record: CampaignRecord, said: Said): Asked | { problem: string } {
  const blocks = record.landing?.blocks ?? [];
  const at = /^\d{1,2}$/.test(formText(form, 'at')) ? Number(formText(form, 'at')) : -1;
  const intent = formText(form, 'intent');
  const touched = blocks[at];
  switch (intent) {
    case 'up':
    case 'down':
      return {
        arranged: moveBlock(record, at, intent),
        answer: (to) => ({
          said: `“${touched ? blockName(touched) : ''}” is now ${placeWords(to, blocks.length)}.`,
          ...{ at: to, pressed: intent },
        }),
      };
    case 'out': {
      const name = touched ? blockName(touched) : '';
      return {
        arranged: takeOutBlock(record, at),
        answer: () => ({
          said: `“${name}” is taken out.`,
          out: { block: JSON.stringify(touched), at, name },
        }),
      };
    }
    case 'back': {
      const block = blockIn(formText(form, 'block'));
      if (!block) return { problem: 'Nothing was brought back.' };
      return {
        arranged: putBack(record, block, at),
        answer: (to) => ({
          said: `Brought back: ${placeWords(to, blocks.length + 1)}.`,
          at: to,
        }),
      };
    }
  }
  const kind = BLOCK_KINDS.find((one) => intent === `add-${one}`);
  if (!kind) return { problem: 'Choose one of those that are there.' };
  const why = whyNotAdded(record, kind);
  if (why) return { problem: `${KIND_WORDS[kind][0]}: ${WHY_NOT[why]}` };
  return {
    arranged: addBlock(record, kind, said),
    answer: (to) => ({
      said: `“${KIND_WORDS[kind][0]}” is added: ${placeWords(to, blocks.length + 1)}. Read its words under “Words”.`,
      at: to,
    }),
  };
}

/** What a form sends back is read like anything else that somebody typed: the draft is asked whether it is a block. */
function blockIn(text: string): Block | null {
  try {
    const given: unknown = JSON.parse(text);
    return given !== null && typeof given === 'object' && 'kind' in given ? (given as Block) : null;
  } catch {
    return null;
  }
}

/** By its heading, as readers meet it, or by its kind. */
export function blockName(block: Block): string {
  if ('heading' in block) return block.heading.en;
  return KIND_WORDS[block.kind][0];
}
