import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { failingDatabase } from '#support/failing-database.ts';
import { newCampaign, withHeading, withLead } from '#support/sample-campaign.ts';
import { SERVED } from '#support/served.ts';
import { eventually } from '#support/site.ts';
import { readSnapshot, watchCampaigns } from './served-campaigns.ts';

const ALDER = newCampaign('alder-street', (copy) => {
  if (copy.landing) copy.landing.aliases = ['/alder'];
});

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await createCampaignDesk();
});

const read = (before?: Parameters<typeof readSnapshot>[1]) =>
  readSnapshot(desk.database.as('web'), before);

describe('what readers are served', () => {
  test('is, of the thirteen, what the release says in each language', async () => {
    const snapshot = await read();
    for (const { code } of LOCALES) expect(snapshot.in(code).all).toEqual(SERVED.in(code).all);
  });

  test('is nothing of a draft, and its names the public’s processes cannot even read', async () => {
    await desk.start(desk.maryam, newCampaign('nobody-knows'));
    expect((await read()).in('en').find('nobody-knows')).toBeUndefined();
    const named = (role: 'web' | 'receipt' | 'desk', table: string) =>
      sql`SELECT slug FROM ${sql.table(table)} WHERE slug = 'nobody-knows'`.execute(
        desk.database.as(role),
      );
    await expect(named('web', 'campaign')).rejects.toThrow(/permission denied/);
    await expect(named('receipt', 'campaign')).rejects.toThrow(/permission denied/);
    expect((await named('web', 'served_campaign')).rows).toEqual([]);
    // Control: it is there.
    expect((await named('desk', 'campaign')).rows).toHaveLength(1);
  });

  test('is a campaign from the moment two leads opened it, by form, list, landing and alias', async () => {
    const before = await read();
    await desk.open(ALDER);
    const { find, findForm, findLanding, findList } = (await read(before)).in('en');
    const found = find('alder-street');
    expect(found?.name).toBe('Letters to Alder Street');
    expect([
      findForm('alder-street'),
      findLanding('/alder-street'),
      findLanding('/alder'),
      findList('/alder-street/letters'),
    ]).toEqual([found, found, found, found]);
    // A snapshot that somebody holds is what it was.
    expect(before.in('en').find('alder-street')).toBeUndefined();
  });

  test('is read again only where it changed', async () => {
    const { db, statements, failAt } = failingDatabase(desk.database.url('web'));
    const before = await readSnapshot(db);
    failAt(0);
    expect(await readSnapshot(db, before)).toBe(before);
    expect(statements()).toHaveLength(1);
    await desk.edit(desk.maryam, withLead(ALDER, 'Another lead.'));
    await desk.act('publish', desk.maryam);
    const after = await readSnapshot(db, before);
    await db.destroy();
    const known = new Map(before.kept.map((one) => [one.slug, one.record]));
    const other = after.kept.filter(({ slug, record }) => known.get(slug) !== record);
    expect(other.map(({ slug }) => slug)).toEqual(['alder-street']);
    expect(after.in('en').find('alder-street')?.landing?.lead).toBe('Another lead.');
    // What did not change is the same thing, and was put into words once.
    expect(after.in('ur').find('palestine')).toBe(before.in('ur').find('palestine'));
  });

  test('goes on while nobody answers, and follows when somebody does', async () => {
    const { database } = desk;
    const errors: Error[] = [];
    const watch = await watchCampaigns(database.as('web'), (error) => errors.push(error));
    const heading = () => watch.campaigns().in('en').find('alder-street')?.form?.heading;
    const before = heading();
    const owner = database.as('superuser');
    await sql`REVOKE SELECT ON campaign_news FROM hikaya_web`.execute(owner);
    await eventually(() => errors.length).toBe(1);
    await desk.edit(desk.maryam, withHeading(ALDER, 'Write while it is away'));
    await desk.act('ask', desk.maryam);
    await desk.act('agree', desk.yusuf);
    expect(heading()).toBe(before);
    await sql`GRANT SELECT ON campaign_news TO hikaya_web`.execute(owner);
    await eventually(heading).toBe('Write while it is away');
    // It was said once, and not three times a second.
    expect(errors).toHaveLength(1);
    await watch.stop();
  });
});
