import { beforeEach, describe, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { findForm } from '#domain/campaigns/registry.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, released, withHeading, withLead } from '#support/sample-campaign.ts';

let desk: CampaignDesk;
beforeEach(async () => {
  desk = await createCampaignDesk();
});

const SLUG = 'alder-street';
const standing = async (slug = SLUG) => {
  const kept = await findCampaign(desk.db, slug);
  return kept && { state: kept.state, no: kept.live?.no ?? null, draft: kept.draft !== null };
};

describe('from nothing to a campaign', () => {
  test('one lead makes it, another agrees, and it is served as the first version', async () => {
    const { maryam, yusuf } = desk;
    expect(await desk.start(maryam, newCampaign())).toEqual({ kind: 'started', slug: SLUG });
    expect(await standing()).toEqual({ state: 'draft', no: null, draft: true });
    expect(await desk.act('ask', maryam)).toEqual({ kind: 'asked' });
    expect(await desk.act('agree', yusuf)).toEqual({ kind: 'published', version: 1 });
    expect(await standing()).toEqual({ state: 'live', no: 1, draft: false });
    expect((await desk.events()).map(({ kind, officer }) => [kind, officer])).toEqual([
      ['make-campaign', maryam.id],
      ['ask-campaign', maryam.id],
      ['agree-campaign', yusuf.id],
      ['publish-campaign', yusuf.id],
    ]);
    const [version] = await desk.versions();
    expect(version).toMatchObject({ madeBy: 'Maryam', agreedBy: 'Yusuf', standsOnTwo: true });
  });

  test('nobody agrees to their own words, nor is one lead enough', async () => {
    const { maryam } = desk;
    await desk.start(maryam, newCampaign());
    expect(await desk.act('publish', maryam)).toEqual(refused('needs-second-lead'));
    await desk.act('ask', maryam);
    expect(await desk.act('agree', maryam)).toEqual(refused('own-words'));
    expect(await standing()).toMatchObject({ state: 'draft', no: null });
  });

  test('an agreement does not survive an edit', async () => {
    const { maryam, yusuf } = desk;
    await desk.start(maryam, newCampaign());
    await desk.act('ask', maryam);
    const seen = await desk.seen();
    await desk.edit(maryam, withHeading(newCampaign(), 'Other'));
    // The page that shows the words of before; and one that was opened since.
    expect(await desk.act('agree', yusuf, { seen })).toEqual({ kind: 'stale' });
    expect(await desk.act('agree', yusuf)).toEqual(refused('not-asked'));
    await desk.act('ask', maryam);
    expect(await desk.act('agree', yusuf)).toMatchObject({ kind: 'published' });
  });

  test('whoever changes a word of it last is not the second', async () => {
    const { maryam, yusuf } = desk;
    await desk.start(maryam, newCampaign());
    await desk.edit(yusuf, withLead(newCampaign(), 'By Yusuf'));
    expect(await desk.act('ask', maryam)).toEqual(refused('others-words'));
    await desk.act('ask', yusuf);
    expect(await desk.act('agree', yusuf)).toEqual(refused('own-words'));
    expect(await desk.act('agree', maryam)).toMatchObject({ kind: 'published' });
  });

  test('the passkey is asked for, and a lead of today is no second one', async () => {
    const { maryam, yusuf, newcomer } = desk;
    await desk.start(maryam, newCampaign());
    await desk.act('ask', maryam);
    const tired = { ...yusuf, confirmedAt: null };
    expect(await desk.act('agree', tired)).toEqual({ kind: 'needs-passkey' });
    expect(await desk.act('agree', newcomer)).toEqual(refused('too-new'));
    await expect(desk.act('agree', { ...yusuf, role: 'officer' })).rejects.toThrow('Only a lead');
  });

  test('“not yet” says what should change first, and asks anew', async () => {
    const { maryam, yusuf } = desk;
    await desk.start(maryam, newCampaign());
    await desk.act('ask', maryam);
    expect(await desk.act('not-yet', yusuf, { why: ' ' })).toEqual({ kind: 'invalid' });
    expect(await desk.act('not-yet', yusuf, { why: 'Too long.' })).toEqual({ kind: 'said' });
    expect(await desk.act('agree', yusuf)).toEqual(refused('not-asked'));
    expect((await desk.events()).at(-1)).toMatchObject({ note: 'Too long.' });
  });

  test('not with words missing in a language that it invites', async () => {
    const { maryam } = desk;
    const record = newCampaign(SLUG, ({ form }) => {
      form?.languages.push('fr');
      delete form?.heading.fr;
    });
    await desk.start(maryam, record);
    expect(await desk.act('ask', maryam)).toEqual(refused('words-missing'));
  });

  test('set aside it was never there, and its name is free', async () => {
    const { maryam } = desk;
    await desk.start(maryam, newCampaign());
    expect(await desk.start(maryam, newCampaign())).toMatchObject({
      kind: 'invalid',
      problems: [{ part: 'slug', problem: 'taken' }],
    });
    expect(await desk.act('set-aside', maryam)).toEqual({ kind: 'set-aside' });
    expect(await standing()).toBeUndefined();
    expect(await desk.start(maryam, newCampaign())).toMatchObject({ kind: 'started' });
  });
});

describe('at an hour', () => {
  const HOUR = 3_600_000;
  beforeEach(async () => {
    await desk.start(desk.maryam, newCampaign());
  });
  const scheduled = async () => {
    await desk.act('ask', desk.maryam, { opensAt: desk.later(HOUR) });
    return desk.act('agree', desk.yusuf);
  };

  test('it opens then, and not before', async () => {
    expect(await scheduled()).toMatchObject({ kind: 'scheduled' });
    await desk.openDue(HOUR - 1_000);
    expect(await standing()).toEqual({ state: 'scheduled', no: null, draft: false });
    await desk.openDue(HOUR);
    expect(await standing()).toEqual({ state: 'live', no: 1, draft: false });
    expect((await desk.events()).at(-1)).toMatchObject({ kind: 'open-campaign', officer: null });
  });

  test('with the words that were agreed to; what is changed meanwhile stays a draft', async () => {
    await scheduled();
    await desk.edit(desk.maryam, withHeading(newCampaign(), 'Later'));
    await desk.openDue(HOUR);
    expect(await standing()).toEqual({ state: 'live', no: 1, draft: true });
    expect((await desk.versions())[0]?.record).toEqual(newCampaign());
  });

  test('not when one of the two is no lead any more: it is a draft again', async () => {
    await scheduled();
    await desk.close(desk.yusuf);
    await desk.openDue(HOUR);
    expect(await standing()).toEqual({ state: 'draft', no: null, draft: true });
    expect((await desk.events()).at(-1)).toMatchObject({ kind: 'unschedule-campaign' });
  });

  test('not after somebody thought better of it', async () => {
    await scheduled();
    expect(await desk.act('unschedule', desk.maryam)).toEqual({ kind: 'unscheduled' });
    await desk.openDue(HOUR);
    expect(await standing()).toEqual({ state: 'draft', no: null, draft: true });
  });

  test.each([-HOUR, 400 * 24 * HOUR])('which is not %i ms ahead', async (ahead) => {
    expect(await desk.act('ask', desk.maryam, { opensAt: desk.later(ahead) })).toEqual({
      kind: 'invalid',
      problem: 'hour',
    });
  });
});

describe('what is open', () => {
  beforeEach(() => desk.open(newCampaign()));

  test('one lead changes what readers notice; the version stays', async () => {
    await desk.edit(desk.maryam, withLead(newCampaign(), 'Better'));
    expect(await desk.act('publish', desk.maryam)).toEqual({ kind: 'published', version: 1 });
    expect(await standing()).toEqual({ state: 'live', no: 2, draft: false });
    expect((await desk.versions())[0]).toMatchObject({ no: 2, version: 1, why: 'landing.lead' });
  });

  test('two change what writers are asked; the version counts up', async () => {
    await desk.edit(desk.maryam, withHeading(newCampaign(), 'Better'));
    expect(await desk.act('publish', desk.maryam)).toEqual(refused('needs-second-lead'));
    await desk.act('ask', desk.maryam, { note: 'Shorter.' });
    expect(await desk.act('agree', desk.yusuf)).toEqual({ kind: 'published', version: 2 });
    expect((await desk.versions())[0]).toMatchObject({ no: 2, version: 2, why: 'Shorter.' });
  });

  test('goes back in one step, as a new version', async () => {
    await desk.edit(desk.maryam, withHeading(newCampaign(), 'Worse'));
    await desk.act('ask', desk.maryam);
    await desk.act('agree', desk.yusuf);
    const back = await desk.act('roll-back', desk.maryam, { no: 1 });
    expect(back).toEqual({ kind: 'rolled-back', version: 3 });
    const versions = await desk.versions();
    expect(versions.map(({ no }) => no)).toEqual([3, 2, 1]);
    expect(versions[0]?.hash).toBe(versions[2]?.hash);
    expect(await desk.act('roll-back', desk.maryam, { no: 1 })).toEqual({
      kind: 'no-such-version',
    });
    expect(await desk.act('roll-back', desk.maryam, { no: 9 })).toEqual({
      kind: 'no-such-version',
    });
  });

  test('closes, opens again and is archived, by one lead', async () => {
    const tired = { ...desk.maryam, confirmedAt: null };
    expect(await desk.act('close', tired)).toEqual({ kind: 'done' });
    expect(await desk.act('close', tired)).toEqual(refused('not-from-here'));
    expect(await desk.act('reopen', tired)).toEqual({ kind: 'needs-passkey' });
    expect(await desk.act('reopen', desk.maryam)).toEqual({ kind: 'done' });
    expect(await desk.act('archive', desk.maryam)).toEqual({ kind: 'done' });
    expect(await standing()).toEqual({ state: 'archived', no: 1, draft: false });
  });
});

test('one of the release is changed as any other, and goes back to what the release brought', async () => {
  const eid = released('eid');
  expect(await desk.edit(desk.maryam, withHeading(eid, 'Which Eid?'))).toEqual({ kind: 'kept' });
  await desk.act('ask', desk.maryam, { slug: 'eid' });
  await desk.act('agree', desk.yusuf, { slug: 'eid' });
  expect(await standing('eid')).toEqual({ state: 'live', no: 2, draft: false });
  await desk.act('roll-back', desk.yusuf, { slug: 'eid', no: 1 });
  expect((await desk.versions('eid'))[0]?.record).toEqual(eid);
});

test('once somebody wrote to a recipient, its name stays', async () => {
  const family = released('ourlondonfamily');
  const form = findForm('ourlondonfamily');
  if (!form) throw new Error('No form.');
  await desk.world.submit({ recipient: 'The father' }, { form });
  const without = structuredClone(family);
  without.recipients = without.recipients.filter(({ recipient }) => recipient !== 'The father');
  await desk.edit(desk.maryam, without);
  expect(await desk.act('ask', desk.maryam, { slug: family.slug })).toEqual(
    refused('refused-change'),
  );
});

describe('one lead alone, in an emergency', () => {
  const why = 'A mosque burns, and nobody else answers.';
  const HALF_A_DAY = 12 * 3_600_000;
  beforeEach(async () => {
    await desk.start(desk.maryam, newCampaign());
  });
  const alone = async () => {
    await desk.allowOneLead();
    return desk.act('open-alone', desk.maryam, { why });
  };

  test('only where leads have allowed it before, with a reason, and all are told', async () => {
    expect(await desk.act('open-alone', desk.maryam, { why })).toEqual(refused('not-allowed'));
    expect(await alone()).toMatchObject({ kind: 'opened' });
    expect(await standing()).toEqual({ state: 'live', no: 1, draft: false });
    expect((await desk.events()).at(-1)).toMatchObject({ kind: 'open-alone-campaign' });
    expect(desk.jobs).toEqual(['tell-of-account']);
  });

  test('closes to writing after twelve hours, and does not come back alone', async () => {
    await alone();
    await desk.closeLone(HALF_A_DAY - 1_000);
    expect(await standing()).toMatchObject({ state: 'live' });
    await desk.closeLone(HALF_A_DAY);
    expect(await standing()).toMatchObject({ state: 'closed' });
    expect(await desk.act('reopen', desk.maryam)).toEqual(refused('opened-alone'));
    expect(await desk.act('reopen', desk.yusuf)).toEqual(refused('opened-alone'));
    expect(await desk.act('agree-to-opening', desk.maryam)).toEqual(refused('own-words'));
    expect(await desk.act('agree-to-opening', desk.yusuf)).toEqual({ kind: 'agreed' });
    expect(await desk.act('reopen', desk.maryam)).toEqual({ kind: 'done' });
  });

  test('stays, once a second lead agrees', async () => {
    await alone();
    await desk.act('agree-to-opening', desk.yusuf);
    await desk.closeLone(HALF_A_DAY * 2);
    expect(await standing()).toMatchObject({ state: 'live' });
  });

  test('a small change by the same lead takes nothing of that away', async () => {
    await alone();
    await desk.edit(desk.maryam, withLead(newCampaign(), 'Better'));
    await desk.act('publish', desk.maryam);
    await desk.closeLone(HALF_A_DAY);
    expect(await standing()).toMatchObject({ state: 'closed', no: 2 });
    expect(await desk.act('reopen', desk.maryam)).toEqual(refused('opened-alone'));
    expect(await desk.act('roll-back', desk.maryam, { no: 1 })).toEqual({ kind: 'nobody-agreed' });
  });
});

function refused(reason: string) {
  return { kind: 'refused', reason };
}
