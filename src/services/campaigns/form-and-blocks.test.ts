import { beforeAll, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { addBlock, moveBlock, takeOutBlock } from '#domain/campaigns/arrange-blocks.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { type TypedSettings, withSettings } from '#domain/campaigns/form-settings.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, released } from '#support/sample-campaign.ts';
import { readCampaign } from './read-campaign.ts';

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await createCampaignDesk();
});

const TEXTS = { any: false, recipients: [], languages: [] };
const typed = (record: CampaignRecord, other: Partial<TypedSettings>): TypedSettings => ({
  requires: record.form?.requires ?? [],
  limits: record.form?.limits ?? 'campaign',
  goal: record.goal === null ? '' : String(record.goal),
  languages: record.form?.languages ?? [],
  ...{ names: {}, out: [], added: [], ...other },
});
const draft = async (slug: string) => (await findCampaign(desk.db, slug))?.draft?.record;

test('settings and blocks of a served campaign make a draft beside it, sorted by what they mean', async () => {
  const record = newCampaign();
  await desk.open(record);
  const { record: set } = withSettings(
    record,
    typed(record, { requires: ['age'], goal: '320', added: ['A neighbour'], languages: ['ur'] }),
    TEXTS,
  );
  const moved = moveBlock(set, 1, 'down')?.record ?? set;
  const out = takeOutBlock(moved, 0)?.record ?? moved;
  const more = addBlock(out, 'tips-and-notes', () => undefined)?.record ?? out;
  expect(await desk.edit(desk.maryam, more)).toEqual({ kind: 'kept' });
  expect(await draft(record.slug)).toEqual(more);
  const seen = await readCampaign(desk.context, { by: desk.maryam, slug: record.slug });
  expect(seen?.kept.live?.record).toEqual(record);
  expect(seen?.changes.map(({ part }) => part).sort()).toEqual([
    ...['form.languages', 'form.requires', 'goal', 'landing.blocks', 'recipients'],
  ]);
  // Nobody has translated the new block, and Urdu is invited by now.
  expect(seen?.missing.map(({ part }) => part)).toContain('landing.blocks.5.tips.heading');
  expect(seen?.situation.draft?.needs).toBe('two-leads');
});

const letters = (change: (copy: CampaignRecord) => void) => newCampaign('alder-street', change);
const neighbour = (n: number) => ({ recipient: `Neighbour ${n}`, label: { en: `Neighbour ${n}` } });

test.each<[string, CampaignRecord, string]>([
  [
    'a recipient that must be chosen, of none',
    letters(({ form }) => void form?.requires.push('recipient')),
    'form.requires',
  ],
  [
    'thirteen recipients',
    letters((copy) => {
      copy.recipients = Array.from({ length: 13 }, (_, n) => neighbour(n));
    }),
    'recipients',
  ],
  [
    'two of one name',
    letters((copy) => {
      copy.recipients = [neighbour(1), { ...neighbour(2), label: { en: 'neighbour 1' } }];
    }),
    'recipients',
  ],
  [
    'more stars than a wall has',
    letters((copy) => {
      copy.goal = 10_001;
    }),
    'goal',
  ],
  [
    'words after the closing ones',
    letters(({ landing }) => {
      landing?.blocks.unshift({ kind: 'closing', text: { en: 'A' }, button: { en: 'B' } });
    }),
    'landing.blocks.0',
  ],
])('%s: refused by the service, whatever page it comes from', async (_, record, part) => {
  const before = await draft(record.slug);
  expect(await desk.edit(desk.maryam, record)).toEqual({
    kind: 'invalid',
    problems: [{ part, problem: 'not-so' }],
  });
  expect(await draft(record.slug)).toEqual(before);
});

test('nothing is counted in a quiet room, also when it begins as one', async () => {
  const quiet = released('jan29');
  quiet.slug = 'quiet-street';
  for (const part of ['form', 'list', 'landing'] as const)
    if (quiet[part]) quiet[part].path = quiet[part].path.replace('jan29', 'quiet-street');
  expect(await desk.start(desk.maryam, { ...quiet, goal: 10 })).toEqual({
    kind: 'invalid',
    problems: [{ part: 'goal', problem: 'not-so' }],
  });
  expect(await desk.start(desk.maryam, quiet)).toMatchObject({ kind: 'started' });
});
