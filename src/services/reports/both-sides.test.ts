import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import { decidedBy } from '#domain/vetting/appeal.ts';
import type { CaseOutcome } from '#domain/vetting/report.ts';
import { sendAnswerMail } from '#services/mail/send-answer-mail.ts';
import { sendReportMail } from '#services/mail/send-report-mail.ts';
import type { Mail } from '#services/ports.ts';
import { exportStory } from '#services/privacy/export-story.ts';
import { acting } from '#support/acting.ts';
import { createReportWorld, NOW, type ReportWorld } from '#support/report-world.ts';
import { runs, timeFor } from '#support/runs.ts';
import { SITE } from '#support/sample-site.ts';
import { askReporters } from './work-on-case.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

const MARKS = {
  reporterWords: 'MARK-REPORTER-WORDS',
  reporterMore: 'MARK-REPORTER-MORE',
  reporterAgain: 'MARK-REPORTER-AGAIN',
  reporterMail: 'mark-reporter@example.org',
  toReporter: 'MARK-TO-REPORTER',
  asked: 'MARK-ASKED',
  toWriter: 'MARK-TO-WRITER',
  writerMail: 'mark-writer@example.org',
  writerName: 'Markwritername',
};
const OF_REPORTER = [
  'reporterWords',
  'reporterMore',
  'reporterAgain',
  'reporterMail',
  'toReporter',
  'asked',
] as const;
const OF_WRITER = ['toWriter', 'writerMail', 'writerName'] as const;
/** Neither side learns who published or decided. */
const OF_OFFICERS = ['noor', 'sami'];

/** Everything a receipt's holder could be shown, asked of PostgreSQL as the role that serves them. */
async function rowsOf(within: (work: (db: never) => Promise<string>) => Promise<string>) {
  return within(async (db) => {
    const columns = await sql<{ table: string; columns: string[] }>`
      SELECT table_name AS table, array_agg(quote_ident(column_name)) AS columns
      FROM information_schema.column_privileges
      WHERE grantee = 'hikaya_receipt' AND privilege_type = 'SELECT' AND table_schema = 'public'
      GROUP BY table_name`.execute(db);
    const seen: string[] = [];
    for (const { table, columns: names } of columns.rows) {
      const { rows } =
        await sql`SELECT ${sql.raw(names.join(', '))} FROM ${sql.table(table)}`.execute(db);
      seen.push(JSON.stringify({ table, rows }));
    }
    return seen.join('\n');
  });
}

test('reporter and writer never learn of each other: pages, rows, mails, exports', async () => {
  const { storyId, hash, receipt } = await world.published({
    name: MARKS.writerName,
    email: MARKS.writerMail,
  });
  const by = await world.reported(hash, { words: MARKS.reporterWords, email: MARKS.reporterMail });
  const { no } = await by.look();
  const context = world.decideContextAt(NOW());
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await askReporters(context, { no, officer: acting('sami'), words: MARKS.asked, until });
  await by.says(MARKS.reporterMore);
  const jobs: { name: string; data: unknown }[] = [];
  const { decideReportCase } = await import('./decide-report-case.ts');
  const { openNow } = await import('#support/acting.ts');
  await openNow(world.desk, { storyId, officer: { id: 'sami' } });
  const decided = await decideReportCase(
    {
      ...context,
      enqueue: async (_db, job) => {
        jobs.push(job);
      },
    },
    {
      no,
      officer: acting('sami'),
      outcome: 'keep',
      toReporter: MARKS.toReporter,
      toWriter: MARKS.toWriter,
    },
  );
  expect(decided).toEqual({ kind: 'decided' });
  await by.asksAgain(MARKS.reporterAgain);

  const mails: Mail[] = [];
  const mailContext = {
    db: world.database.as('worker'),
    site: SITE,
    clock: () => new Date(),
    dayHash: (_day: string, text: string) => new TextEncoder().encode(text),
    sendMail: async (mail: Mail) => {
      mails.push(mail);
    },
    openContact: world.world.openContact,
  };
  for (const { name, data } of jobs) {
    if (name === 'send-report-mail') await sendReportMail(mailContext, data as never);
    if (name === 'send-answer-mail') await sendAnswerMail(mailContext, data as never);
  }
  const mailTo = (to: string) => mails.filter((mail) => mail.to === to);
  expect(mailTo(MARKS.reporterMail)).toHaveLength(1);
  expect(mailTo(MARKS.writerMail)).toHaveLength(1);
  const [toReporter, toWriter] = [mailTo(MARKS.reporterMail), mailTo(MARKS.writerMail)].map(
    ([mail]) => `${mail?.subject} ${mail?.text} ${mail?.html}`,
  );
  // One mail, letter by letter: whoever sees it learns not even which of the two somebody is.
  expect(toReporter).toBe(toWriter);

  const privacy = {
    deskDb: world.desk,
    workerDb: world.database.as('worker'),
    openContact: world.world.openContact,
  };
  const writerSees = [
    JSON.stringify(await receipt.look(NOW())),
    await rowsOf(receipt.within as never),
    toWriter,
    JSON.stringify(await exportStory(privacy as never, storyId)),
  ].join('\n');
  const reporterSees = [
    JSON.stringify(await by.look()),
    await rowsOf(by.within as never),
    toReporter,
  ].join('\n');

  // The control: each side's own is found where it belongs, so the hunt sees what there is.
  expect(writerSees).toContain(MARKS.toWriter);
  for (const mark of [
    'reporterWords',
    'reporterMore',
    'reporterAgain',
    'toReporter',
    'asked',
  ] as const)
    expect(reporterSees, mark).toContain(MARKS[mark]);
  for (const mark of OF_REPORTER) expect(writerSees, mark).not.toContain(MARKS[mark]);
  for (const mark of OF_WRITER) expect(reporterSees, mark).not.toContain(MARKS[mark]);
  for (const officer of OF_OFFICERS) {
    expect(reporterSees, officer).not.toContain(officer);
    expect(JSON.stringify(await receipt.look(NOW())), officer).not.toContain(`"${officer}"`);
  }
});

describe('over officers, rounds and orders nobody thought of', () => {
  const OFFICERS = ['noor', 'sami', 'amal'];
  const DONE: OfficerDecision[] = [
    'publish',
    'refuse',
    'hide',
    'remove',
    'restore',
    'park',
    'resume',
  ];
  const OUTCOMES: CaseOutcome[] = ['keep', 'remove'];

  /** A case is open while its text is public alone, one at a time; nothing ends without words to both. */
  async function holdsTogether(storyId: string): Promise<void> {
    const { rows } = await sql<{ open: number; silent: number; state: string }>`
      SELECT s.state, count(*) FILTER (WHERE c.closed_at IS NULL)::int AS open,
        count(*) FILTER (WHERE c.outcome IS NOT NULL AND 2 <> (SELECT count(*) FROM case_word w
          WHERE w.case_id = c.id AND w.kind = 'decided'))::int AS silent
      FROM story s JOIN report_case c ON c.story_id = s.id WHERE s.id = ${storyId} GROUP BY s.state`.execute(
      world.desk,
    );
    for (const { open, silent, state } of rows) {
      expect(silent).toBe(0);
      expect(open).toBeLessThanOrEqual(state === 'published' ? 1 : 0);
    }
  }

  const ASKED_AGAIN = [
    { by: 'sami', outcome: 'keep' },
    { by: 'whoever reported it last' },
    { by: 'amal', outcome: 'remove' },
  ] as const;

  test(
    'nobody decides their own case, and none is left open behind a text that went',
    async () => {
      const officer = fc.constantFrom(...OFFICERS);
      const step = fc.oneof(
        fc.record({ by: officer, what: fc.constantFrom(...DONE) }),
        fc.record({ by: officer, outcome: fc.constantFrom(...OUTCOMES) }),
        fc.record({ by: fc.constant('a reader') }),
        fc.record({ by: fc.constant('whoever reported it last') }),
        fc.record({ by: fc.constant('the writer') }),
      );
      const met = { texts: 0, decided: 0, refused: 0, waiting: 0, again: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
          const text = met.texts++;
          // Officers of their own, or ten thousand texts would be more than one may decide in an hour.
          const named = (by: string) => `${by}-${text}`;
          const { storyId, hash, receipt } = await world.published({}, named('noor'));
          let last: Awaited<ReturnType<typeof world.reported>> | undefined;
          for (const one of steps) {
            const state = (await findStory(world.desk, storyId))?.state ?? 'received';
            if ('what' in one)
              await world.world.decideAs(named(one.by), storyId, one.what, { state });
            else if (one.by === 'the writer') await receipt.withdraws(NOW());
            else if (one.by === 'whoever reported it last') {
              const asked = await last?.asksAgain('Look again.');
              if (asked?.kind === 'report' && asked.said === 'asked') met.again += 1;
            } else if (state === 'published') {
              const by = await world.reported(hash);
              last = by;
              const { no } = await by.look();
              if ('outcome' in one) {
                const before = decidedBy(await listEvents(world.desk, storyId));
                const { kind } = await world.decides(named(one.by), { no, storyId }, one.outcome);
                expect(kind).toBe(before.includes(named(one.by)) ? 'invalid' : 'decided');
                met[kind === 'decided' ? 'decided' : 'refused'] += 1;
              } else met.waiting += 1;
            } else expect((await world.tryToReport(hash)).kind).toBe('gone');
            await holdsTogether(storyId);
          }
        }),
        // What chance seldom tries.
        { numRuns: runs(30), examples: [[[...ASKED_AGAIN]]] },
      );
      for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
    },
    timeFor(30, 120_000),
  );
});
