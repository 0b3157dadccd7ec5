import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '#db/connect.ts';
import { CAMPAIGN_ACTS, type CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { actWith, type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, withHeading, withLead } from '#support/sample-campaign.ts';
import { seenOf } from './act-on-campaign.ts';
import { readCampaign } from './read-campaign.ts';

/** How a campaign comes to where it stands; the last word names who made its draft. */
const STANDINGS: Record<string, (desk: Hands) => Promise<unknown>> = {
  'a draft': async ({ start }) => start(),
  'a draft with words missing': ({ start }) =>
    start(
      newCampaign(SLUG, ({ form }) => {
        form?.languages.push('fr');
        delete form?.lead.fr;
      }),
    ),
  'a draft that waits for a second lead': async ({ start, act }) => {
    await start();
    await act('ask');
  },
  'a draft that another one made and asked about': async ({ start, act }) => {
    await start();
    await act('edit', 'yusuf', { record: withLead(newCampaign(), 'His') });
    await act('ask', 'yusuf');
  },
  'a draft that waits for a second lead and an hour': async ({ start, act, hour }) => {
    await start();
    await act('ask', 'maryam', { opensAt: hour });
  },
  scheduled: async ({ schedule }) => schedule(),
  'scheduled, with a draft': async ({ schedule, act }) => {
    await schedule();
    await act('edit', 'maryam', { record: withHeading(newCampaign(), 'Later') });
  },
  live: async ({ open }) => open(),
  'live, with a small change': async ({ open, act }) => {
    await open();
    await act('edit', 'maryam', { record: withLead(newCampaign(), 'Better') });
  },
  'live, with another question': async ({ open, act }) => {
    await open();
    await act('edit', 'maryam', { record: withHeading(newCampaign(), 'Better') });
  },
  'live, with another question that was asked about': async ({ open, act }) => {
    await open();
    await act('edit', 'maryam', { record: withHeading(newCampaign(), 'Better') });
    await act('ask');
  },
  'live, with a draft that changes nothing': async ({ open, act }) => {
    await open();
    await act('edit', 'maryam', { record: withLead(newCampaign(), 'Better') });
    await act('edit', 'maryam', { record: newCampaign() });
  },
  'live, opened by one alone': async ({ alone }) => alone(),
  'live, opened by one alone, and agreed to since': async ({ alone, act }) => {
    await alone();
    await act('agree-to-opening', 'yusuf');
  },
  'closed, opened by one alone': async ({ alone, act }) => {
    await alone();
    await act('close');
  },
  'archived, opened by one alone, with a small change': async ({ alone, act }) => {
    await alone();
    await act('archive');
    await act('edit', 'maryam', { record: withLead(newCampaign(), 'Better') });
  },
  closed: async ({ open, act }) => {
    await open();
    await act('close');
  },
  'closed, with a small change': async ({ open, act }) => {
    await open();
    await act('close');
    await act('edit', 'maryam', { record: withLead(newCampaign(), 'Better') });
  },
  archived: async ({ open, act }) => {
    await open();
    await act('archive');
  },
};

const SLUG = 'alder-street';
type Lead = 'maryam' | 'yusuf' | 'newcomer';
type Hands = ReturnType<typeof hands>;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await createCampaignDesk();
});

describe.each(Object.keys(STANDINGS))('%s', (name) => {
  test('the page offers what the service accepts, and nothing else', async () => {
    const trx = await desk.db.startTransaction().execute();
    try {
      await trx.updateTable('policy').set({ one_lead_may_open: true }).execute();
      const context = { ...desk.context, db: rolledInto(trx) };
      const given = hands(context);
      await STANDINGS[name]?.(given);
      // Once more without what leads allowed beforehand.
      for (const one_lead_may_open of [true, false]) {
        await trx.updateTable('policy').set({ one_lead_may_open }).execute();
        for (const lead of ['maryam', 'yusuf', 'newcomer'] as const)
          for (const confirmedAt of [new Date(), null]) {
            const by = { ...desk[lead], confirmedAt };
            const { offered, accepted } = await tried(trx, by);
            expect(offered, JSON.stringify({ lead, confirmedAt })).toEqual(accepted);
          }
      }
    } finally {
      await trx.rollback().execute();
    }
  });
});

test('every standing is another (control)', async () => {
  const found = new Set<string>();
  for (const arrange of Object.values(STANDINGS)) {
    const trx = await desk.db.startTransaction().execute();
    await trx.updateTable('policy').set({ one_lead_may_open: true }).execute();
    await arrange(hands({ ...desk.context, db: rolledInto(trx) }));
    const { offered } = await tried(trx, { ...desk.yusuf, confirmedAt: new Date() });
    found.add(JSON.stringify(offered));
    await trx.rollback().execute();
  }
  expect(found.size).toBeGreaterThan(8);
});

function hands(context: CampaignDesk['context']) {
  const read = (by: ActingOfficer) => readCampaign(context, { by, slug: SLUG });
  const act = async (
    name: CampaignAct,
    lead: Lead = 'maryam',
    asked: Parameters<CampaignDesk['act']>[2] = {},
  ) => {
    const by = desk[lead];
    const shown = await read(by);
    const seen = shown ? seenOf(shown.kept) : '';
    const done = await actWith(context, name, { ...asked, by, slug: SLUG, seen });
    if (done.kind === 'refused') throw new Error(`${name} by ${lead}: ${done.reason}`);
  };
  const hour = desk.later(3_600_000);
  const start = (record = newCampaign()) => desk.startIn(context, desk.maryam, record);
  const open = async () => {
    await start();
    await act('ask');
    await act('agree', 'yusuf');
  };
  const schedule = async () => {
    await start();
    await act('ask', 'maryam', { opensAt: hour });
    await act('agree', 'yusuf');
  };
  const alone = async () => {
    await start();
    await act('open-alone', 'maryam', { why: 'A test.' });
  };
  return { act, hour, start, open, schedule, alone };
}

type Answer = 'yes' | 'after the passkey' | 'no';
type Answers = Record<CampaignAct, Answer>;

/** Nothing of it stays: each act meets the same campaign. */
async function tried(
  trx: Transaction,
  by: ActingOfficer,
): Promise<{ offered: Answers; accepted: Answers }> {
  const context = { ...desk.context, db: rolledInto(trx) };
  const shown = await readCampaign(context, { by, slug: SLUG });
  if (!shown) throw new Error('It is gone.');
  const { kept, seen, acts, needPasskey } = shown;
  const newest = (kept.draft ?? kept.live ?? kept.scheduled)?.record ?? newCampaign();
  const asked: Parameters<typeof actWith>[2] = {
    ...{ by, slug: SLUG, seen, why: 'A test.', no: 1 },
    record: withLead(newest, 'Once more'),
  };
  const offered = Object.fromEntries(
    CAMPAIGN_ACTS.map((act): [CampaignAct, Answer] => {
      if (!acts.includes(act)) return [act, 'no'];
      return [act, needPasskey.includes(act) ? 'after the passkey' : 'yes'];
    }),
  ) as Answers;
  const accepted: Partial<Answers> = {};
  for (const act of CAMPAIGN_ACTS) {
    await sql`SAVEPOINT before`.execute(trx);
    const { kind } = await actWith(context, act, asked);
    await sql`ROLLBACK TO SAVEPOINT before`.execute(trx);
    accepted[act] =
      kind === 'refused' ? 'no' : kind === 'needs-passkey' ? 'after the passkey' : 'yes';
  }
  return { offered, accepted: accepted as Answers };
}

/** A transaction within is part of the one around it. */
function rolledInto(trx: Transaction): Database {
  return new Proxy(trx, {
    get: (target, name) => {
      if (name === 'transaction')
        return () => ({ execute: (work: (db: Transaction) => Promise<unknown>) => work(trx) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
