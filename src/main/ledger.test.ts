import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLedger } from '#db/ledger.ts';
import { ledgerOf, type MonthCount } from '#domain/ledger/ledger.ts';
import { countLedger } from '#services/ledger/count-ledger.ts';
import { writeLedger } from '#services/ledger/write-ledger.ts';
import { type ClonedDatabase, cloneDatabase } from '#support/test-database.ts';

const NOW = new Date('2026-06-20T12:00:00Z');

let database: ClonedDatabase;
let root: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  root = new pg.Client({ connectionString: database.url('superuser') });
  await root.connect();
  // A log of any shape, as the rules of the table would let it come about in months.
  await root.query('SET session_replication_role = replica');
});
afterAll(() => root.end());

type Deed = {
  kind: string;
  at: string;
  clauses?: string[];
  subject?: string;
  officer?: string;
  /** Brought in from elsewhere, where no writer sent it. */
  brought?: true;
};

/** What a text goes through: an end, sometimes taken back at once, and sometimes a second one. */
const ends = fc.constantFrom<readonly Deed[]>(
  [{ kind: 'publish', at: '' }],
  [
    { kind: 'publish', at: '' },
    { kind: 'undo', at: '' },
    { kind: 'refuse', at: '', clauses: ['no-hate'], officer: 'n' },
  ],
  [{ kind: 'refuse', at: '', clauses: ['no-hate', 'no-spam', 'of-a-lead'], officer: 'n' }],
  [
    { kind: 'refuse', at: '', clauses: ['of-a-lead', 'another-of-a-lead'], officer: 'n' },
    { kind: 'appeal', at: '' },
    { kind: 'overturn', at: '' },
    { kind: 'publish', at: '' },
  ],
  [{ kind: 'hide', at: '' }],
  [
    { kind: 'publish', at: '' },
    { kind: 'case-opened', at: '' },
    { kind: 'case-decided', at: '', subject: 'remove' },
    { kind: 'remove', at: '', subject: 'law' },
    { kind: 'restore', at: '' },
    { kind: 'publish', at: '' },
  ],
  [
    { kind: 'open', at: '' },
    { kind: 'ask-writer', at: '' },
    { kind: 'refuse', at: '' },
  ],
  [],
);
const histories = fc.array(fc.tuple(ends, fc.nat(80), fc.nat(60)), {
  minLength: 60,
  maxLength: 150,
});

const dayAfter = (days: number) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString();

/** The same, counted by hand. */
function byHand(log: readonly Deed[][]): MonthCount[] {
  const counts = new Map<string, MonthCount>();
  const add = (measure: MonthCount['measure'], ground: string, at: string) => {
    const month = at.slice(0, 7);
    const key = `${measure} ${ground} ${month}`;
    counts.set(key, { measure, ground, month, texts: (counts.get(key)?.texts ?? 0) + 1 });
  };
  for (const deeds of log) {
    let published = false;
    deeds.forEach(({ kind, at, clauses = [], subject = '', officer }, no) => {
      if (deeds[no + 1]?.kind === 'undo') return;
      if (kind === 'received') add('received', '', at);
      if (kind === 'publish' && !published) {
        published = true;
        add('published', '', at);
      }
      if (kind === 'hide') add('declined', 'silently', at);
      if (kind === 'refuse' && !officer) add('declined', 'no-answer', at);
      if (kind === 'refuse' && officer)
        for (const ground of new Set(
          clauses.map((code) => (/^no-/.test(code) ? code : 'another-guideline')),
        ))
          add('declined', ground, at);
      if (kind === 'remove') add('removed', subject, at);
      if (kind === 'case-opened') add('reported', '', at);
      if (kind === 'case-decided') add('answered', subject, at);
      if (kind === 'appeal') add('appealed', '', at);
      if (kind === 'overturn') add('overturned', '', at);
    });
  }
  return [...counts.values()];
}

async function keepLog(log: readonly Deed[][]): Promise<void> {
  await root.query('TRUNCATE event, ledger');
  const rows = log
    .flatMap((deeds) => {
      const story = randomUUID();
      return deeds.map((deed) => ({ story, ...deed }));
    })
    .map((deed, no) => ({ no: no + 1, clauses: [], subject: null, officer: null, ...deed }));
  await root.query(
    `INSERT INTO event (no, story_id, kind, actor_kind, officer, revision_no, clauses, subject, at, previous, hash)
     SELECT no, story, kind, CASE WHEN officer IS NOT NULL THEN 'officer' WHEN kind = 'received' AND brought IS NULL THEN 'writer' ELSE 'system' END, officer, 1,
       ARRAY(SELECT json_array_elements_text(clauses)), subject, at, '', sha256(no::text::bytea)
     FROM json_to_recordset($1) AS r(no int, story uuid, kind text, officer text, clauses json, subject text, brought boolean, at timestamptz)`,
    [JSON.stringify(rows)],
  );
}

const historyOf = ([end, came, after]: [readonly Deed[], number, number]): Deed[] => [
  { kind: 'received', at: dayAfter(came) },
  ...end.map((deed, no) => ({ ...deed, at: dayAfter(came + after + no / 1e5) })),
];

const written = () => listLedger(database.as('web'));

describe('the ledger', () => {
  test('is what the log tells, whatever came in which order', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (given) => {
        const log = given.map(historyOf);
        await keepLog(log);
        const first =
          log
            .flat()
            .map(({ at }) => at)
            .sort()[0]
            ?.slice(0, 7) ?? '';
        const counted = await countLedger(database.as('worker'), NOW);
        expect(counted.filter(({ measure }) => measure !== 'waited')).toEqual(
          ledgerOf(byHand(log), [], { first, last: '2026-05' }),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('is written by the worker alone, once, and a planted figure is found', async () => {
    const published = Array.from({ length: 12 }, (): Deed[] => [
      { kind: 'received', at: '2026-05-03T08:00:00Z' },
      { kind: 'publish', at: '2026-05-07T08:00:00Z' },
    ]);
    // Nobody waited for what was brought in years later.
    const brought: Deed[] = [
      { kind: 'received', at: '2026-05-01T08:00:00Z', brought: true },
      { kind: 'publish', at: '2026-05-30T08:00:00Z' },
    ];
    await keepLog([...published, brought]);
    await writeLedger({ db: database.as('worker') }, NOW);
    const told = await written();
    expect(told).toHaveLength(3);
    expect(told).toContainEqual({
      ...{ measure: 'waited', ground: '', since: '2026-05', until: '2026-05', texts: 12 },
      ...{ half: 4, longest: 4 },
    });
    await writeLedger({ db: database.as('worker') }, NOW);
    expect(await written()).toEqual(told);
    expect(await command()).toEqual({ code: 0, last: '3 lines, as the log says' });

    await root.query("UPDATE ledger SET texts = 14 WHERE measure = 'published'");
    await expect(writeLedger({ db: database.as('worker') }, NOW)).rejects.toThrow(/does not/);
    expect(await command()).toEqual({ code: 1, last: '1 lines tell what the log does not' });
  });

  test('takes no figure under ten, no month that is not over and none twice, from nobody', async () => {
    await keepLog([]);
    const line = (values: object) => ({
      ...{ measure: 'removed', ground: 'law', since: '2026-01', until: '2026-02', texts: 10 },
      ...values,
    });
    const insert = (as: 'worker' | 'web' | 'desk', values: object = {}) =>
      database.as(as).insertInto('ledger').values(line(values)).execute();
    await insert('worker');
    await expect(insert('worker', { ground: 'safety', texts: 9 })).rejects.toThrow(/nobody_alone/);
    await expect(insert('worker', { since: '2026-02' })).rejects.toThrow(/told already/);
    await expect(insert('worker', { since: '2026-03', until: '9998-01' })).rejects.toThrow(
      /not over/,
    );
    await expect(insert('web', { ground: 'copied' })).rejects.toThrow(/permission denied/);
    await expect(insert('desk', { ground: 'copied' })).rejects.toThrow(/permission denied/);
    await expect(
      database.as('worker').updateTable('ledger').set({ texts: 12 }).execute(),
    ).rejects.toThrow(/permission denied|append-only/);
  });
});

/** As an operator types it. */
function command(): Promise<{ code: number; last: string }> {
  return new Promise((resolve) => {
    execFile('bin/hikaya', ['ledger', '--url', database.url('desk')], (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, last: `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '' });
    });
  });
}
