import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBlock,
  BLOCK_KINDS,
  type BlockKind,
  MOST_BLOCKS,
  moveBlock,
  putBack,
  takeOutBlock,
  whyNotAdded,
} from '#domain/campaigns/arrange-blocks.ts';
import { beginCampaign, STARTS } from '#domain/campaigns/begin-campaign.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { readRecord } from '#domain/campaigns/draft-problems.ts';
import { missingWords } from '#domain/campaigns/missing-words.ts';
import { sortChanges } from '#domain/campaigns/sort-changes.ts';
import { readCampaignWords } from '#integrations/campaign-words/read-released-campaigns.ts';
import { newCampaign, released } from '#support/sample-campaign.ts';

const said = readCampaignWords();
const LETTERS = newCampaign('alder-street', (copy) => {
  const closing = released('sudan').landing?.blocks.find(({ kind }) => kind === 'closing');
  if (closing) copy.landing?.blocks.push(closing);
});
const QUIET = released('jan29');
const kinds = (record: CampaignRecord | undefined) =>
  record?.landing?.blocks.map(({ kind }) => kind) ?? [];

test('the set is closed: every kind there is, once (control)', () => {
  expect(new Set(BLOCK_KINDS).size).toBe(12);
  expect(BLOCK_KINDS).toHaveLength(12);
});

test('one moves up and down, and never past the head or the closing words', () => {
  expect(kinds(LETTERS)).toEqual(['goal', 'newest', 'steps', 'prose', 'share', 'ways', 'closing']);
  expect(moveBlock(LETTERS, 2, 'up')?.at).toBe(1);
  expect(kinds(moveBlock(LETTERS, 2, 'up')?.record).slice(0, 3)).toEqual([
    ...(['goal', 'steps', 'newest'] as const),
  ]);
  expect(moveBlock(LETTERS, 0, 'up')).toBeNull();
  expect(moveBlock(LETTERS, 5, 'down')).toBeNull();
  expect(moveBlock(LETTERS, 6, 'up')).toBeNull();
  expect(moveBlock(LETTERS, 7, 'up')).toBeNull();
  expect(moveBlock(LETTERS, -1, 'down')).toBeNull();
  expect(moveBlock(LETTERS, 4, 'down')?.at).toBe(5);
});

test('what was taken out comes back where it stood, to the letter', () => {
  const { blocks = [] } = LETTERS.landing ?? {};
  for (const [at, block] of blocks.entries()) {
    const out = takeOutBlock(LETTERS, at);
    expect(kinds(out?.record)).toHaveLength(6);
    expect(out && putBack(out.record, block, at)).toEqual({ record: LETTERS, at });
  }
  expect(takeOutBlock(LETTERS, 7)).toBeNull();
});

test('whatever leads press, closing stays last and the draft may be kept', () => {
  const press = fc.record({
    act: fc.constantFrom('add', 'up', 'down', 'out'),
    kind: fc.constantFrom(...BLOCK_KINDS),
    at: fc.integer({ min: -1, max: 22 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(LETTERS, QUIET), fc.array(press), (begun, presses) => {
      let record = begun;
      for (const { act, kind, at } of presses) {
        const done =
          act === 'add'
            ? addBlock(record, kind, said)
            : act === 'out'
              ? takeOutBlock(record, at)
              : moveBlock(record, at, act as 'up' | 'down');
        if (done) record = done.record;
      }
      const closing = kinds(record).indexOf('closing');
      expect([-1, kinds(record).length - 1]).toContain(closing);
      expect(kinds(record).length).toBeLessThanOrEqual(MOST_BLOCKS);
      expect(readRecord(record)).toMatchObject({ ok: true });
    }),
    { numRuns: 100 },
  );
});

describe('which kinds may be added', () => {
  test.each<[BlockKind, CampaignRecord, string | null]>([
    ['hush', LETTERS, 'quiet-only'],
    ['steps-and-letter', LETTERS, 'quiet-only'],
    ['goal', QUIET, 'not-in-quiet'],
    ['share', QUIET, 'not-in-quiet'],
    ['hush', QUIET, 'on-the-page'],
    ['goal', LETTERS, 'on-the-page'],
    ['goal', { ...released('hijab') }, 'no-goal'],
    ['toll', LETTERS, 'own-figures'],
    ['prose', LETTERS, null],
    ['tips-and-notes', QUIET, null],
  ])('%s', (kind, record, why) => {
    expect(whyNotAdded(record, kind)).toBe(why);
    expect(addBlock(record, kind, said) === null).toBe(why !== null);
  });

  test('no more than a page bears', () => {
    let record = LETTERS;
    for (let n = 0; n < 30; n += 1) record = addBlock(record, 'prose', said)?.record ?? record;
    expect(kinds(record)).toHaveLength(MOST_BLOCKS);
    expect(whyNotAdded(record, 'prose')).toBe('full');
  });
});

test('each comes with words, before the closing ones; what nobody has translated is missing', () => {
  for (const start of STARTS) {
    const begun = beginCampaign(
      {
        ...{ start, name: 'A street', slug: 'a-street', why: 'A fire.', recipients: [] },
        ...{ category: 'EID', languages: ['en', 'fr'] },
      },
      said,
    );
    const record = { ...begun, goal: begun.remembrance ? null : 20 };
    for (const kind of BLOCK_KINDS) {
      const added = addBlock(record, kind, said);
      if (!added) continue;
      expect(added.record.landing?.blocks[added.at]?.kind).toBe(kind);
      expect(readRecord(added.record)).toMatchObject({ ok: true });
      const missing = missingWords(added.record).filter(({ part }) =>
        part.startsWith(`landing.blocks.${added.at}.`),
      );
      expect([kind, missing.length > 0]).toEqual([
        kind,
        kind === 'invitation' || LACKS(start, kind),
      ]);
    }
  }
});

/** Said of stories in no campaign that was released. */
const LACKS = (start: string, kind: BlockKind) =>
  (start === 'stories' || start === 'season' || start === 'appeal') &&
  (kind === 'prose' || kind === 'ways');

test('readers notice another order, writers do not', () => {
  const moved = moveBlock(LETTERS, 2, 'up')?.record ?? LETTERS;
  expect(sortChanges(LETTERS, moved, { any: true, recipients: [], languages: [] })).toEqual([
    { part: 'landing.blocks', kind: 'free' },
  ]);
});

test('what did not come from the page is refused all the same', () => {
  const landing = LETTERS.landing as NonNullable<CampaignRecord['landing']>;
  const backwards = { ...LETTERS, landing: { ...landing, blocks: [...landing.blocks].reverse() } };
  expect(readRecord(backwards)).toEqual({
    ok: false,
    problems: [{ part: 'landing.blocks.0', problem: 'not-so' }],
  });
  const shared = landing.blocks.filter(({ kind }) => kind === 'share');
  const quiet = { ...QUIET, landing: { ...landing, blocks: shared } };
  expect(readRecord(quiet)).toMatchObject({ ok: false });
});
