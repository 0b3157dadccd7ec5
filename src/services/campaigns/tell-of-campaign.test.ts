import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { tellLead } from '#services/officers/tell-lead.ts';
import type { Job, Mail } from '#services/ports.ts';
import {
  type Asked,
  actWith,
  type CampaignDesk,
  createCampaignDesk,
} from '#support/campaign-desk.ts';
import { newCampaign, withHeading } from '#support/sample-campaign.ts';
import { SITE } from '#support/sample-site.ts';

const SLUG = 'alder-street';

let desk: CampaignDesk;
let jobs: Job[];
beforeEach(async () => {
  desk = await createCampaignDesk();
  jobs = [];
  await desk.start(desk.maryam, newCampaign(SLUG));
});

async function act(name: CampaignAct, by: ActingOfficer, asked: Asked = {}) {
  const context = { ...desk.context, enqueue: async (_: unknown, job: Job) => void jobs.push(job) };
  const request = { ...asked, by, slug: SLUG, seen: await desk.seen() };
  const done = await actWith(context, name, request);
  if (done.kind === 'refused') throw new Error(`${name}: ${done.reason}`);
}

/** Who is told by the jobs since the last time, as the worker tells them. */
async function told(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const context = {
    db: desk.database.as('worker'),
    site: SITE,
    deskOrigin: 'https://desk.example.org',
    sendMail: async (mail: Mail) => void mails.push(mail),
  };
  for (const job of jobs.splice(0)) if (job.name === 'tell-lead') await tellLead(context, job.data);
  return mails;
}
const addresses = async () => (await told()).map(({ to }) => to);
const addressOf = async ({ id }: ActingOfficer) =>
  (
    await desk.db
      .selectFrom('officer')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email;

describe('by mail learns', () => {
  test('whoever may be the second lead that one is asked for; nobody else', async () => {
    await act('ask', desk.maryam);
    expect(await addresses()).toEqual([await addressOf(desk.yusuf)]);
  });

  test('whoever asked, that another lead agreed', async () => {
    await act('ask', desk.maryam);
    await told();
    await act('agree', desk.yusuf);
    expect(await addresses()).toEqual([await addressOf(desk.maryam)]);
  });

  test('whoever asked, that another lead agreed to the hour', async () => {
    await act('ask', desk.maryam, { opensAt: desk.later(3_600_000) });
    await told();
    await act('agree', desk.yusuf);
    expect(await addresses()).toEqual([await addressOf(desk.maryam)]);
  });

  test('whoever asked, that another lead said not yet', async () => {
    await act('ask', desk.maryam);
    await told();
    await act('not-yet', desk.yusuf, { why: 'Another heading.' });
    expect(await addresses()).toEqual([await addressOf(desk.maryam)]);
  });

  test('whoever opened it alone, that another lead agreed', async () => {
    await desk.allowOneLead();
    await act('open-alone', desk.maryam, { why: 'A test.' });
    await told();
    await act('agree-to-opening', desk.yusuf);
    expect(await addresses()).toEqual([await addressOf(desk.maryam)]);
  });

  test('nobody of what was refused, nor of an edit', async () => {
    await act('edit', desk.maryam, { record: withHeading(newCampaign(SLUG), 'Other') });
    await expect(act('agree', desk.yusuf)).rejects.toThrow('not-asked');
    expect(jobs).toEqual([]);
  });

  test('nobody who is a lead no more when the mail is sent', async () => {
    await act('ask', desk.maryam);
    await desk.close(desk.yusuf);
    expect(await addresses()).toEqual([]);
  });
});

test('the mail is the same whatever waits, and names nothing of it', async () => {
  await act('ask', desk.maryam, { note: 'The imam called at two.' });
  const [asked] = await told();
  await act('agree', desk.yusuf);
  const [agreed] = await told();
  const said = ({ subject, text, html }: Mail) => ({ subject, text, html });
  if (!asked || !agreed) throw new Error('Nobody was told.');
  expect(said(asked)).toEqual(said(agreed));
  expect(JSON.stringify(said(asked))).not.toMatch(/alder|campaign|imam|maryam|agree|version/i);
  expect(asked.text).toContain('https://desk.example.org/desk');
  // Each attempt at one mail is the same mail, and another one another.
  expect(asked.name).not.toBe(agreed.name);
});
