import { beforeEach, expect, test } from 'vitest';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, withHeading, withLead } from '#support/sample-campaign.ts';
import { listCampaignLines } from './list-campaigns.ts';
import { readCampaign } from './read-campaign.ts';

const SLUG = 'alder-street';
let desk: CampaignDesk;
beforeEach(async () => {
  desk = await createCampaignDesk();
});

const lineFor = async (by: CampaignDesk['maryam']) =>
  (await listCampaignLines(desk.context, { by })).find(({ slug }) => slug === SLUG);

test('a draft waits for the lead who was not the one to make it, and for nobody once it is out', async () => {
  const { maryam, yusuf, newcomer } = desk;
  await desk.start(maryam, newCampaign());
  expect(await lineFor(yusuf)).toMatchObject({ state: 'draft', changedBy: 'Maryam' });
  expect((await lineFor(yusuf))?.waitsForYou).toBeNull();
  await desk.act('ask', maryam);
  expect((await lineFor(yusuf))?.waitsForYou).toBe('words');
  expect((await lineFor(maryam))?.waitsForYou).toBeNull();
  expect((await lineFor(newcomer))?.waitsForYou).toBeNull();
  await desk.act('agree', yusuf);
  expect(await lineFor(yusuf)).toMatchObject({ state: 'live', waitsForYou: null, published: 0 });
});

test('what one lead opened alone waits for another, until that one agrees', async () => {
  const { maryam, yusuf } = desk;
  await desk.allowOneLead();
  await desk.start(maryam, newCampaign());
  await desk.act('open-alone', maryam, { why: 'A fire' });
  expect(await lineFor(yusuf)).toMatchObject({
    waitsForYou: 'opening',
    aloneUntil: expect.any(Date),
  });
  expect((await lineFor(maryam))?.waitsForYou).toBeNull();
  await desk.act('agree-to-opening', yusuf);
  expect(await lineFor(yusuf)).toMatchObject({ waitsForYou: null, aloneUntil: null });
});

test('what another lead wants changed stands beside the draft until they are asked anew', async () => {
  const { maryam, yusuf } = desk;
  await desk.open(newCampaign());
  await desk.edit(maryam, withHeading(newCampaign(), 'Better'));
  await desk.act('ask', maryam);
  await desk.act('not-yet', yusuf, { why: 'Whose hall?' });
  const read = () => readCampaign(desk.context, { by: maryam, slug: SLUG });
  expect(await read()).toMatchObject({ notYet: { by: 'Yusuf', what: 'Whose hall?' }, next: 2 });
  await desk.edit(maryam, withLead(newCampaign(), 'Better'));
  expect(await read()).toMatchObject({ notYet: { what: 'Whose hall?' }, next: 1 });
  await desk.edit(maryam, withHeading(newCampaign(), 'Better'));
  await desk.act('ask', maryam);
  expect((await read())?.notYet).toBeNull();
});
