import { beforeAll, describe, expect, test } from 'vitest';
import { insertClause, listClauses } from '#db/desk/clauses.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { addClause } from './add-clause.ts';
import { deleteClause } from './delete-clause.ts';
import { editClause } from './edit-clause.ts';
import { moveClause } from './move-clause.ts';

const NOW = '2026-06-17T16:00:00Z';
const by = acting('lead', 'lead');
const DRAFT = {
  title: 'No poems',
  words: { en: 'Prose.', fr: 'Prose.', ur: 'نثر۔', ar: '' },
  shown: true,
};

let world: DeskWorld;
let context: ReturnType<DeskWorld['contextAt']>;
const codes = async () => (await listClauses(world.desk)).map(({ code }) => code);
const lastEvent = async () => (await world.deskEvents()).at(-1);

beforeAll(async () => {
  world = await createDeskWorld();
  context = world.contextAt(NOW);
});

describe('clauses', () => {
  test('a ninth is added, a tenth is not, also when two leads add at once', async () => {
    expect(await codes()).toHaveLength(8);
    const outcomes = await Promise.all([
      addClause(context, { by, draft: DRAFT }),
      addClause(context, { by, draft: DRAFT }),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['added', 'full']);
    expect((await codes()).at(-1)).toBe('no-poems');
    expect(await lastEvent()).toEqual({ kind: 'add-clause', officer: 'lead', subject: 'no-poems' });
  });

  test('an edit is kept with what it replaced, and one without a change leaves no event', async () => {
    const before = await world.deskEvents();
    const edit = (draft: typeof DRAFT) => editClause(context, { by, code: 'no-poems', draft });
    expect(await edit(DRAFT)).toEqual({ kind: 'edited' });
    expect(await world.deskEvents()).toEqual(before);
    const shorter = { ...DRAFT, title: 'Prose', shown: false };
    expect(await edit(shorter)).toEqual({ kind: 'edited' });
    expect(await edit({ ...shorter, title: '' })).toMatchObject({ kind: 'invalid' });
    const kept = (await listClauses(world.desk)).at(-1);
    expect(kept).toMatchObject({ code: 'no-poems', title: 'Prose', shown: false });
    expect(await lastEvent()).toMatchObject({ kind: 'edit-clause', subject: 'no-poems' });
    expect(await editClause(context, { by, code: 'nothing', draft: DRAFT })).toEqual({
      kind: 'not-found',
    });
  });

  test('each has one place, and moves by one', async () => {
    const [first, second, third] = await codes();
    expect(await moveClause(context, { by, code: third ?? '', step: -1 })).toBe(true);
    expect((await codes()).slice(0, 3)).toEqual([first, third, second]);
    expect(await moveClause(context, { by, code: first ?? '', step: -1 })).toBe(false);
    const places = (await listClauses(world.desk)).map(({ position }) => position);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('one in use stays, and so does the one that explains marks', async () => {
    const story = await world.send(NOW);
    await world.decide(story, 'refuse', NOW, ['no-poems']);
    const count = (await world.deskEvents()).length;
    expect(await deleteClause(context, { by, code: 'no-poems' })).toEqual({ kind: 'in-use' });
    expect(await deleteClause(context, { by, code: 'contact-details' })).toEqual({
      kind: 'explains-signals',
    });
    expect(await codes()).toHaveLength(9);
    expect(await world.deskEvents()).toHaveLength(count);
  });

  test('an unused one goes, and the log keeps what it said', async () => {
    expect(await deleteClause(context, { by, code: 'no-spam' })).toEqual({ kind: 'deleted' });
    expect(await codes()).not.toContain('no-spam');
    expect(await lastEvent()).toMatchObject({ kind: 'delete-clause', subject: 'no-spam' });
  });

  test('a refusal and a deletion at once: either the clause stays or the refusal fails', async () => {
    const kinds = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const code = `round-${round}`;
      await insertClause(world.desk, { ...DRAFT, code, position: 20 });
      const story = await world.send(NOW);
      const [refusal, deletion] = await Promise.allSettled([
        world.decide(story, 'refuse', NOW, [code]),
        deleteClause(context, { by, code }),
      ]);
      if (deletion.status === 'rejected') throw deletion.reason;
      kinds.add(`${refusal.status} ${deletion.value.kind}`);
    }
    expect([...kinds].filter((kind) => !ALLOWED.includes(kind))).toEqual([]);
  });
});

const ALLOWED = ['fulfilled in-use', 'rejected deleted'];
