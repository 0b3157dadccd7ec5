import type { CampaignRecord } from './campaign-record.ts';
import type { LandingBlock } from './landing-blocks.ts';
import { spokenIn } from './spoken-in.ts';
import { stockBlock } from './stock-blocks.ts';
import { type Said, stockInLanguages } from './stock-words.ts';

type Landing = NonNullable<CampaignRecord['landing']>;
export type Block = Landing['blocks'][number];
export type BlockKind = LandingBlock['kind'];

/** The closed set, in the order in which they mostly stand. */
export const BLOCK_KINDS = [
  ...['goal', 'toll', 'hush', 'newest', 'steps', 'steps-and-letter', 'tips-and-notes'],
  ...['prose', 'share', 'ways', 'invitation', 'closing'],
] as BlockKind[];

/** Their sections have one address in a page, or to say them twice says nothing. */
const ONCE: readonly BlockKind[] = [
  ...(['goal', 'toll', 'hush', 'newest', 'steps', 'steps-and-letter'] as const),
  ...(['tips-and-notes', 'share', 'closing'] as const),
];
const QUIET_ONLY: readonly BlockKind[] = ['hush', 'steps-and-letter'];
const NEVER_QUIET: readonly BlockKind[] = ['goal', 'toll', 'share', 'invitation', 'closing'];
export const MOST_BLOCKS = 20;

export type WhyNotAdded =
  | 'quiet-only'
  | 'not-in-quiet'
  | 'on-the-page'
  | 'no-goal'
  | 'own-figures'
  | 'full';

/** Why a kind is not added to the landing as it is; null where it may be. */
export function whyNotAdded(record: CampaignRecord, kind: BlockKind): WhyNotAdded | null {
  const blocks = record.landing?.blocks ?? [];
  if (QUIET_ONLY.includes(kind) && !record.remembrance) return 'quiet-only';
  if (NEVER_QUIET.includes(kind) && record.remembrance) return 'not-in-quiet';
  if (ONCE.includes(kind) && blocks.some((block) => block.kind === kind)) return 'on-the-page';
  if (kind === 'goal' && record.goal === null) return 'no-goal';
  if (stockBlock(kind, record) === null) return 'own-figures';
  return blocks.length >= MOST_BLOCKS ? 'full' : null;
}

/** A landing with other blocks, and where the one stands that was touched; null where that may not be. */
export type Arranged = { record: CampaignRecord; at: number } | null;

/** With the words that come with its kind, before the closing ones. */
export function addBlock(record: CampaignRecord, kind: BlockKind, said: Said): Arranged {
  const stock = stockBlock(kind, record);
  if (!record.landing || !stock || whyNotAdded(record, kind) !== null) return null;
  const [block] = stockInLanguages(
    { heading: 'A', writeLabel: 'A', blocks: [stock] },
    { said, locales: spokenIn(record) },
  ).blocks;
  const { blocks } = record.landing;
  const at = kind === 'closing' ? blocks.length : lastPlace(blocks);
  return block ? putBack(record, block, at) : null;
}

export type Way = 'up' | 'down';

/** Never past the closing words, which stay the last. */
export function mayMove(blocks: readonly Block[], at: number, way: Way): boolean {
  const to = way === 'up' ? at - 1 : at + 1;
  if (!blocks[at] || blocks[at].kind === 'closing') return false;
  return to >= 0 && to < lastPlace(blocks);
}

export function moveBlock(record: CampaignRecord, at: number, way: Way): Arranged {
  const blocks = record.landing?.blocks ?? [];
  const block = blocks[at];
  if (!block || !mayMove(blocks, at, way)) return null;
  const to = way === 'up' ? at - 1 : at + 1;
  return withBlocks(record, inserted(without(blocks, at), to, block), to);
}

export function takeOutBlock(record: CampaignRecord, at: number): Arranged {
  const blocks = record.landing?.blocks ?? [];
  return blocks[at] ? withBlocks(record, without(blocks, at), at) : null;
}

/** Where it stood, or as near to it as there is still a place. */
export function putBack(record: CampaignRecord, block: Block, at: number): Arranged {
  const blocks = record.landing?.blocks ?? [];
  const last = block.kind === 'closing' ? blocks.length : lastPlace(blocks);
  const to = Math.max(0, Math.min(at, last));
  return withBlocks(record, inserted(blocks, to, block), to);
}

const without = (blocks: readonly Block[], at: number): Block[] =>
  blocks.filter((_, place) => place !== at);
const inserted = (blocks: readonly Block[], at: number, block: Block): Block[] => [
  ...blocks.slice(0, at),
  block,
  ...blocks.slice(at),
];
const withBlocks = (record: CampaignRecord, blocks: Block[], at: number): Arranged =>
  record.landing && { record: { ...record, landing: { ...record.landing, blocks } }, at };

/** Of whatever stands before the closing words. */
const lastPlace = (blocks: readonly Block[]): number => {
  const closing = blocks.findIndex(({ kind }) => kind === 'closing');
  return closing < 0 ? blocks.length : closing;
};

/** What no draft may have, by the place in the record: words after the closing ones, or a call to share in a quiet room. */
export function blockProblems({ landing, remembrance }: CampaignRecord): string[] {
  const blocks = landing?.blocks ?? [];
  const wrong = blocks.flatMap(({ kind }, at) =>
    (kind === 'closing' && at < blocks.length - 1) || (remembrance && ASKS_MORE.includes(kind))
      ? [`landing.blocks.${at}`]
      : [],
  );
  return blocks.length > MOST_BLOCKS ? [...wrong, 'landing.blocks'] : wrong;
}

const ASKS_MORE: readonly BlockKind[] = ['goal', 'share'];
