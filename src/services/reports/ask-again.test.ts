import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReportWorld, inDays, type ReportWorld, TO_REPORTER } from '#support/report-world.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

const WHY = 'The van is still in it, and there is one green van in our street.';

/** Reported, and kept by Sami. */
async function kept() {
  const one = await world.aCase();
  await world.decides('sami', one, 'keep');
  return one;
}

describe('whoever reported a text that stays', () => {
  test('asks once more, and another officer decides', async () => {
    const one = await kept();
    expect((await one.by.look()).againUntil).not.toBeNull();
    expect(await one.by.asksAgain(WHY)).toMatchObject({ said: 'asked' });
    const seen = await one.by.look();
    expect(seen).toMatchObject({
      words: WHY,
      outcome: null,
      answer: null,
      againUntil: null,
      before: { answer: TO_REPORTER },
    });
    expect(seen.no).toBeGreaterThan(one.no);
    const { no } = seen;
    expect(await world.caseAt(no)).toMatchObject({ again: true, reports: 1 });
    expect((await world.caseAt(no)).listed[0]).toMatchObject({ again: true, words: WHY });
    // Neither who published it nor who decided the first time.
    for (const before of ['noor', 'sami'])
      expect(await world.decides(before, { ...one, no }, 'remove')).toMatchObject({
        kind: 'invalid',
      });
    expect(await world.decides('huda', { ...one, no }, 'remove')).toEqual({ kind: 'decided' });
    expect(await one.by.look()).toMatchObject({ outcome: 'remove', againUntil: null });
  });

  test('asks once, with a word why, within thirty days, and not of what was taken down', async () => {
    const one = await kept();
    expect(await one.by.asksAgain(' ')).toMatchObject({ said: 'empty' });
    expect(await one.by.asksAgain('a'.repeat(2_001))).toMatchObject({ said: 'long' });
    expect(await one.by.asksAgain(WHY, inDays(31))).toMatchObject({ said: 'over' });
    expect(await one.by.asksAgain(WHY)).toMatchObject({ said: 'asked' });
    expect(await one.by.asksAgain(WHY)).toMatchObject({ said: 'over' });
    const { no } = await one.by.look();
    await world.decides('huda', { ...one, no }, 'keep');
    expect(await one.by.asksAgain(WHY), 'a third look').toMatchObject({ said: 'over' });

    const gone = await world.aCase();
    expect(await gone.by.asksAgain(WHY), 'before an answer').toMatchObject({ said: 'over' });
    await world.decides('sami', gone, 'remove');
    expect(await gone.by.asksAgain(WHY)).toMatchObject({ said: 'over' });

    const left = await kept();
    await left.receipt.withdraws(new Date().toISOString());
    expect((await left.by.look()).againUntil).toBeNull();
    expect(await left.by.asksAgain(WHY), 'the text left').toMatchObject({ said: 'over' });
  });

  test('joins the case of others, and is told again where an address is kept', async () => {
    const text = await world.published();
    const by = await world.reported(text.hash, { email: 'reader@example.org' });
    const { no } = await by.look();
    await world.decides('sami', { ...text, no }, 'keep');
    const other = await world.reported(text.hash);
    await by.asksAgain(WHY);
    const again = await by.look();
    expect(again.no).toBe((await other.look()).no);
    expect(await world.caseAt(again.no)).toMatchObject({ again: true, reports: 2, reached: 1 });
  });
});

describe('past the service, with the twelve words alone', () => {
  type Row = Partial<Record<'hash' | 'ground' | 'words' | 'lane' | 'again_of', string | null>>;
  const OWN = sql<Buffer>`shown_receipt()`;

  /** As a web process that was taken over might try it. */
  async function writes(
    { by, hash }: Awaited<ReturnType<typeof kept>>,
    change: (own: string) => Row,
    receipt = OWN,
  ) {
    return by.within(async (db) => {
      const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
      const row = { hash, ground: 'about-me', words: WHY, lane: 'normal', ...change(id) };
      await db
        .insertInto('report')
        .values({ ...row, id: randomUUID(), receipt_hash: receipt } as never)
        .execute();
    });
  }

  test('a report is added once, after an answer, about the same text', async () => {
    const one = await kept();
    const other = await kept();
    const own = (id: string) => ({ again_of: id });
    const otherId = await other.by.within(async (db) => {
      const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
      return id;
    });
    const WAYS: [what: string, change: (own: string) => Row][] = [
      ['anew', () => ({ again_of: null })],
      ['for somebody else’s', () => ({ again_of: otherId })],
      ['about another text', (id) => ({ again_of: id, hash: other.hash })],
      ['on another ground', (id) => ({ again_of: id, ground: 'danger' })],
      ['without a word', (id) => ({ again_of: id, words: '' })],
      ['as a letter', (id) => ({ again_of: id, lane: 'letter' })],
    ];
    for (const [what, change] of WAYS)
      await expect(writes(one, change), what).rejects.toThrow(/report|policy|check|again/i);
    const foreign = sql<Buffer>`decode(repeat('ab', 32), 'hex')`;
    await expect(writes(one, own, foreign)).rejects.toThrow(/policy|again/);
    // The control: what the service does.
    await writes(one, own);
    await expect(writes(one, own)).rejects.toThrow(/again|duplicate/);
    const open = await world.aCase();
    await expect(writes(open, own), 'before an answer').rejects.toThrow(/nothing to ask again/);
  });

  test('it asks of no text where it stands but whether it is public', async () => {
    const { by, hash } = await kept();
    const asked = await by.within((db) =>
      sql<{ known: boolean; unknown: boolean }>`
        SELECT is_public(${hash}) AS known, is_public('0123456789ab') AS unknown`.execute(db),
    );
    expect(asked.rows).toEqual([{ known: true, unknown: false }]);
    expect(
      await by.within((db) => db.selectFrom('story').select('id').execute()),
      'the text itself',
    ).toEqual([]);
  });
});
