import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, released, withHeading, withLead } from '#support/sample-campaign.ts';
import { validInput } from '#support/valid-input.ts';
import { endPreview, givePreview, previewSecretHash, readPreview } from './preview-campaign.ts';
import { openPreview } from './serve-preview.ts';
import { readSnapshot } from './served-campaigns.ts';

const SLUG = 'alder-street';
const ALDER = newCampaign(SLUG);

let desk: CampaignDesk;
beforeEach(async () => {
  desk = await createCampaignDesk();
});

const give = async (by: ActingOfficer, slug = SLUG) =>
  givePreview(desk.context, { by, slug, seen: await desk.seen(slug) });
async function given(by = desk.maryam, slug = SLUG): Promise<string> {
  const outcome = await give(by, slug);
  if (outcome.kind !== 'given') throw new Error(outcome.kind);
  return outcome.secret;
}

/** As a process of the public asks, with everything that writes told apart from what a preview puts in its place. */
async function shown(secret: string) {
  const snapshot = await readSnapshot(desk.database.as('web'));
  const writes = async (): Promise<never> => {
    throw new Error('It reached what writes.');
  };
  const services = {
    campaigns: () => snapshot,
    chooseForms: writes,
    submitStory: writes,
    fileReport: writes,
    openReceipt: writes,
    listStories: () => 'as ever',
  };
  return openPreview(desk.database.as('web'), { secret, services });
}

describe('whoever has the address', () => {
  test('sees the draft as if it were served: landing, list, form and alias, in every language', async () => {
    const record = newCampaign(SLUG, (copy) => {
      if (copy.landing) copy.landing.aliases = ['/alder'];
    });
    await desk.start(desk.maryam, record);
    const preview = await shown(await given());
    for (const { code } of LOCALES) {
      const { find, findForm, findLanding, findList, open } =
        preview?.services.campaigns().in(code) ?? {};
      const found = find?.(SLUG);
      expect(found?.name).toBe(record.name[code] ?? record.name.en);
      expect([
        findForm?.(SLUG),
        findLanding?.('/alder-street'),
        findLanding?.('/alder'),
        findList?.('/alder-street/letters'),
        open?.find(({ slug }) => slug === SLUG),
      ]).toEqual([found, found, found, found, found]);
    }
    expect(preview?.services.listStories()).toBe('as ever');
    // Nobody else is served it.
    const served = (await readSnapshot(desk.database.as('web'))).in('en');
    expect(served.find(SLUG)).toBeUndefined();
  });

  test('sees a change of what is served, and texts from before as they were written', async () => {
    const to = (en: string) => [{ recipient: 'A neighbour', label: { en } }];
    await desk.open({ ...ALDER, recipients: to('A neighbour') });
    const renamed = withHeading(ALDER, 'Another heading');
    await desk.edit(desk.maryam, { ...renamed, recipients: to('Somebody next door') });
    const preview = await shown(await given());
    const campaigns = preview?.services.campaigns().in('en');
    expect(campaigns?.findForm(SLUG)?.form.heading).toBe('Another heading');
    const nameIn = (campaignVersion: number) =>
      campaigns?.recipientName({ campaign: SLUG, campaignVersion }, 'A neighbour');
    expect([nameIn(1), nameIn(2)]).toEqual(['A neighbour', 'Somebody next door']);
    expect(campaigns?.all).toHaveLength(
      (await readSnapshot(desk.database.as('web'))).in('en').all.length,
    );
  });

  test('finds pages of that draft below it, and of nothing else', async () => {
    await desk.start(desk.maryam, ALDER);
    await desk.start(desk.maryam, newCampaign('birch-street'));
    const preview = await shown(await given());
    const found = (path: string) => preview?.isPage('en', path);
    for (const path of ['/alder-street', '/alder-street/tell', '/alder-street/letters'])
      expect([path, found(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/tell',
      '/stories',
      '/palestine',
      '/receipt',
      '/birch-street',
      '/birch-street/tell',
      '/alder-street.data',
      '/alder-street/stories',
      '/alder-street/tell/',
    ])
      expect([path, found(path)]).toEqual([path, false]);
    const elsewhere = (path: string) => preview?.isElsewhere('en', path);
    for (const path of ['/', '/tell', '/stories', '/palestine', '/palestine/tell'])
      expect([path, elsewhere(path)]).toEqual([path, true]);
    for (const path of ['/birch-street', '/birch-street/tell', '/alder-street', '/no-such-page'])
      expect([path, elsewhere(path)]).toEqual([path, false]);
  });

  test('tries the form, and nothing is kept, whatever is sent', async () => {
    await desk.start(desk.maryam, ALDER);
    const preview = await shown(await given());
    const form = preview?.services.campaigns().in('en').findForm(SLUG);
    if (!preview || !form) throw new Error('There is no form.');
    const before = await rows();
    const request = {
      forms: [form],
      idempotencyKey: 'a'.repeat(32),
      botCheckToken: null,
      address: '203.0.113.7',
    };
    const input = validInput(form);
    expect(await preview.tryStory({ ...request, input })).toEqual({ kind: 'tried' });
    expect(await preview.tryStory({ ...request, input: { ...input, title: '' } })).toMatchObject({
      kind: 'invalid',
    });
    for (const write of ['submitStory', 'fileReport', 'openReceipt'] as const)
      await expect(preview.services[write]()).rejects.toThrow('A preview keeps nothing');
    expect(await rows()).toEqual(before);
  });
});

const rows = async () => {
  const db = desk.database.as('superuser');
  const tables = ['story', 'revision', 'contact', 'submission_key', 'submission_count', 'event'];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{
        n: string;
      }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db);
      return [table, rows[0]?.n];
    }),
  );
};

describe('the address shows nothing', () => {
  /** What ends it. The last word is what is tried with it. */
  const ENDS: Record<string, () => Promise<unknown>> = {
    'once a word of the draft changed': () => desk.edit(desk.maryam, withLead(ALDER, 'Other')),
    'once another lead changed it': () => desk.edit(desk.yusuf, withHeading(ALDER, 'Other')),
    'once it changed and changed back': async () => {
      await desk.edit(desk.maryam, withLead(ALDER, 'Other'));
      await desk.edit(desk.maryam, ALDER);
    },
    'once two leads agreed to it': async () => {
      await desk.act('ask', desk.maryam);
      await desk.act('agree', desk.yusuf);
    },
    'once two leads agreed to its hour': async () => {
      await desk.act('ask', desk.maryam, { opensAt: desk.later(3_600_000) });
      await desk.act('agree', desk.yusuf);
    },
    'once one lead opened it alone': async () => {
      await desk.allowOneLead();
      await desk.act('open-alone', desk.maryam, { why: 'A test.' });
    },
    'once it was set aside': () => desk.act('set-aside', desk.maryam),
    'once it was set aside and made anew': async () => {
      await desk.act('set-aside', desk.maryam);
      await desk.start(desk.maryam, ALDER);
    },
    'once somebody ended it': () => endPreview(desk.context, { by: desk.yusuf, slug: SLUG }),
    'once there is another address': () => give(desk.yusuf),
    'once its days are over': () =>
      sql`UPDATE campaign_preview SET at = now() - interval '7 days', ends_at = now()`.execute(
        desk.database.as('superuser'),
      ),
    'once the lead who asked for it may not come in any more': () => desk.close(desk.maryam),
    'once the lead who asked for it is no lead any more': () =>
      desk.db
        .updateTable('officer')
        .set({ role: 'officer' })
        .where('id', '=', desk.maryam.id)
        .execute(),
  };

  test.each(Object.entries(ENDS))('%s', async (_, end) => {
    await desk.start(desk.maryam, ALDER);
    const secret = await given();
    expect(await shown(secret)).toBeDefined();
    await end();
    expect(await shown(secret)).toBeUndefined();
  });

  test('but it does while a second lead is asked (control)', async () => {
    await desk.start(desk.maryam, ALDER);
    const secret = await given();
    await desk.act('ask', desk.maryam);
    await desk.act('not-yet', desk.yusuf, { why: 'A test.' });
    expect(await shown(secret)).toBeDefined();
  });

  test('with a secret that nobody was given, and with the hash of one', async () => {
    await desk.start(desk.maryam, ALDER);
    const secret = await given();
    const hash = Buffer.from(previewSecretHash(secret));
    const kept = await desk.database
      .as('superuser')
      .selectFrom('campaign_preview')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(kept.secret_hash.equals(hash)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(secret);
    for (const other of [
      randomBytes(32).toString('base64url'),
      hash.toString('base64url'),
      hash.toString('hex'),
      secret.toLowerCase(),
      '',
    ])
      expect(await shown(other)).toBeUndefined();
  });

  test('of another draft', async () => {
    await desk.start(desk.maryam, ALDER);
    await desk.start(desk.maryam, newCampaign('birch-street'));
    const preview = await shown(await given(desk.maryam, 'birch-street'));
    expect(preview?.services.campaigns().in('en').find(SLUG)).toBeUndefined();
    expect(preview?.isPage('en', '/alder-street')).toBe(false);
  });
});

describe('nobody gets an address', () => {
  test('who is no lead, in the service and in the database', async () => {
    await desk.start(desk.maryam, ALDER);
    const officer: ActingOfficer = { ...desk.maryam, role: 'officer' };
    const seen = await desk.seen();
    const about = { by: officer, slug: SLUG, seen };
    expect(() => givePreview(desk.context, about)).toThrow('Only a lead');
    expect(() => readPreview(desk.context, about)).toThrow('Only a lead');
    expect(() => endPreview(desk.context, about)).toThrow('Only a lead');
    await desk.db
      .updateTable('officer')
      .set({ role: 'officer' })
      .where('id', '=', desk.maryam.id)
      .execute();
    await expect(give(desk.maryam)).rejects.toThrow('given by a lead');
  });

  test('of a campaign without a draft, of none, or of words that a page no longer shows', async () => {
    await desk.open(ALDER);
    expect(await give(desk.maryam)).toEqual({ kind: 'refused', reason: 'no-draft' });
    expect(await give(desk.maryam, 'no-such')).toEqual({ kind: 'not-found' });
    const seen = await desk.seen('palestine');
    await desk.edit(desk.yusuf, withLead(released('palestine'), 'Other'));
    const about = { by: desk.maryam, slug: 'palestine', seen };
    expect(await givePreview(desk.context, about)).toEqual({ kind: 'stale' });
  });

  test('from a desk that was taken over: of other words, for longer, or by reading what is kept', async () => {
    await desk.start(desk.maryam, ALDER);
    await given();
    const insert = (change: { draft_hash?: string; ends_at?: Date }) =>
      desk.db.updateTable('campaign_preview').set(change).execute();
    await expect(insert({ draft_hash: 'a'.repeat(64) })).rejects.toThrow('the draft that is there');
    await expect(insert({ ends_at: desk.later(8 * 86_400_000) })).rejects.toThrow('ends_soon');
    await expect(sql`SELECT secret_hash FROM campaign_preview`.execute(desk.db)).rejects.toThrow(
      'permission denied',
    );
  });

  test('from the public’s processes: they ask with a secret, and cannot look which there are', async () => {
    await desk.start(desk.maryam, ALDER);
    const secret = await given();
    for (const role of ['web', 'receipt', 'worker'] as const)
      for (const table of ['campaign_preview', 'campaign_draft'])
        await expect(
          sql`SELECT * FROM ${sql.table(table)}`.execute(desk.database.as(role)),
        ).rejects.toThrow('permission denied');
    const hash = Buffer.from(previewSecretHash(secret));
    for (const role of ['receipt', 'worker', 'purger', 'desk'] as const)
      await expect(
        sql`SELECT previewed_draft(${hash})`.execute(desk.database.as(role)),
      ).rejects.toThrow('permission denied');
    // Control: the one that serves pages may.
    expect(await shown(secret)).toBeDefined();
  });
});

test('the log tells who asked for an address, and not the address', async () => {
  await desk.start(desk.maryam, ALDER);
  const secret = await given(desk.yusuf);
  const told = (await desk.events()).filter(({ kind }) => kind === 'preview-campaign');
  expect(told).toEqual([
    { kind: 'preview-campaign', officer: desk.yusuf.id, subject: SLUG, note: null },
  ]);
  expect(JSON.stringify(await desk.events())).not.toContain(secret);
  expect(await readPreview(desk.context, { by: desk.maryam, slug: SLUG })).toMatchObject({
    officer: desk.yusuf.id,
  });
});
