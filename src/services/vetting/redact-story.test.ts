import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFacesByRule } from '#db/publications/children.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { keepMark } from './annotate-story.ts';
import { bringFacesUnderRule } from './bring-faces-under-rule.ts';
import { confirmName, statePermission } from './confirm-child.ts';
import { cutMark } from './cut-mark.ts';
import { decideStory } from './decide-story.ts';
import { publishDueStories } from './publish-due-stories.ts';
import { readDeskStory } from './read-desk-story.ts';
import { type RedactRequest, redactStory } from './redact-story.ts';

const AT = '2026-06-17T16:00:00Z';
const LONG_AGO = new Date('2026-06-01T00:00:00Z');
const TOLD = {
  age: '57',
  name: 'Amina of Elm High School',
  city: 'Kisumu',
  belief: 'Sikhism',
  link: 'https://example.org/amina',
  social: 'INSTAGRAM',
  handle: '@amina',
};

let world: DeskWorld;
let noor: ActingOfficer;
let sami: ActingOfficer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer();
  sami = await world.officer();
});

const context = () => world.contextAt(AT);
const send = (input: Record<string, unknown> = {}) =>
  world.send('2026-06-17T07:00:00Z', { input: { ...TOLD, ...input } });
const open = (storyId: string, officer = noor) =>
  readDeskStory(context(), { storyId, officer, open: 'asked' });
const redact = async (
  storyId: string,
  step: Pick<RedactRequest, 'field' | 'action'> & Partial<RedactRequest>,
) =>
  redactStory(context(), {
    storyId,
    officer: noor,
    seen: await seenNow(world.desk, storyId),
    reason: 'It could lead to the writer.',
    ...step,
  });
const publish = async (storyId: string, officer = noor) =>
  decideStory(
    { ...world.world.decideContext, ...context() },
    { storyId, officer, decision: 'publish', seen: await seenNow(world.desk, storyId) },
  );
const shown = (storyId: string) => findPublicationOfStory(world.desk, storyId);

describe('a line of the label', () => {
  test.each([
    ['name', { name: null }],
    ['age', { age: null, ageBand: null }],
    ['city', { city: null }],
    ['belief', { belief: null }],
    ['link', { link: null }],
    ['social', { social: null }],
  ] as const)('%s is left out before publication and after', async (field, gone) => {
    const before = await send({ name: 'Amina' });
    await open(before);
    expect(await redact(before, { field, action: 'hide' })).toEqual({ kind: 'annotated' });
    expect(await publish(before)).toMatchObject({ kind: 'decided' });
    expect(await shown(before)).toMatchObject({ ...gone, country: 'Canada', faceChanged: true });

    const after = await send({ name: 'Amina' });
    await open(after);
    expect(await publish(after)).toMatchObject({ kind: 'decided' });
    expect(await shown(after)).toMatchObject({ faceChanged: false });
    expect(await redact(after, { field, action: 'hide' })).toEqual({ kind: 'annotated' });
    expect(await shown(after)).toMatchObject({ ...gone, faceChanged: true });
    const { rows } = await sql`SELECT FROM publication_change c JOIN story s USING (hash)
      WHERE s.id = ${after} AND purged_at IS NULL`.execute(world.database.as('superuser'));
    expect(rows.length).toBeGreaterThan(1);
  });

  test('that has a mark closes the gate until it is replaced, hidden or kept', async () => {
    const storyId = await send({ age: '17', guardian: 'on' });
    const desk = await open(storyId);
    expect(desk?.marks).toMatchObject([{ field: 'name', kind: 'school', settled: false }]);
    expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
    const again = { field: 'name', action: 'replace', value: 'Elm High School girl' } as const;
    expect(await redact(storyId, again)).toMatchObject({ kind: 'invalid' });
    await redact(storyId, { field: 'name', action: 'replace', value: 'Amina' });
    expect((await open(storyId))?.gate).toMatchObject({ unsettled: [], nameToConfirm: 'name#1' });
  });

  test.each([
    ['name', { name: 'call 613-555-0142' }],
    ['city', { city: '14 Cedar Street, Kisumu' }],
    ['link', { link: 'https://wa.me/16135550142' }],
    ['social', { handle: '@16135550142' }],
    ['title', { title: 'Call 613-555-0142' }],
  ])('a planted mark in %s is found, and nothing is published with it', async (field, input) => {
    const storyId = await send({ name: 'Amina', ...input });
    const desk = await open(storyId);
    expect(desk?.marks.filter(({ settled }) => !settled)).toMatchObject([{ field }]);
    expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
    const mark = desk?.marks.find(({ settled }) => !settled)?.id ?? '';
    const seen = await seenNow(world.desk, storyId);
    await keepMark(context(), { storyId, officer: noor, seen, mark, why: 'Nobody’s.' });
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
  });

  test('what was kept in a line is not kept in the line that replaced it', async () => {
    const storyId = await send({ name: 'call 613-555-0142' });
    const mark = (await open(storyId))?.marks[0]?.id ?? '';
    const seen = () => seenNow(world.desk, storyId);
    await keepMark(context(), { storyId, officer: noor, seen: await seen(), mark, why: 'A joke.' });
    await redact(storyId, { field: 'name', action: 'replace', value: 'Amina' });
    await redact(storyId, { field: 'name', action: 'show' });
    expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
  });

  test('needs a reason, an opened text, and a line that can be written anew', async () => {
    const storyId = await send({ name: 'Amina' });
    const hide = { field: 'name', action: 'hide' } as const;
    expect(await redact(storyId, hide)).toMatchObject({ kind: 'invalid' });
    await open(storyId);
    expect(await redact(storyId, { ...hide, reason: ' ' })).toMatchObject({ kind: 'invalid' });
    const link = { field: 'link', action: 'replace', value: 'https://example.org' } as const;
    expect(await redact(storyId, link)).toMatchObject({ kind: 'invalid' });
    const long = { field: 'name', action: 'replace', value: 'A'.repeat(51) } as const;
    expect(await redact(storyId, long)).toMatchObject({ kind: 'invalid' });
    expect(await redact(storyId, { field: 'age', action: 'replace' })).toEqual({
      kind: 'annotated',
    });
    expect((await open(storyId))?.face).toMatchObject({ age: null, ageBand: '50 to 59' });
  });

  test('once public, is written anew or shown again only with the passkey just shown', async () => {
    const storyId = await send({ name: 'Amina Khan' });
    await open(storyId);
    await publish(storyId);
    const officer = { ...noor, confirmedAt: LONG_AGO };
    expect(await redact(storyId, { field: 'name', action: 'hide', officer })).toEqual({
      kind: 'annotated',
    });
    const show = { field: 'name', action: 'show' } as const;
    expect(await redact(storyId, { ...show, officer })).toEqual({ kind: 'needs-passkey' });
    expect(await redact(storyId, show)).toEqual({ kind: 'annotated' });
    expect(await shown(storyId)).toMatchObject({ name: 'Amina Khan' });
  });

  test('takes an approval back, and makes an older page stale', async () => {
    const storyId = await send({ name: 'Amina' });
    await open(storyId);
    const old = await seenNow(world.desk, storyId);
    await redact(storyId, { field: 'city', action: 'hide' });
    expect(
      await decideStory(
        { ...world.world.decideContext, ...context() },
        { storyId, officer: noor, decision: 'publish', seen: old },
      ),
    ).toMatchObject({ kind: 'stale' });
  });

  test('the step is never changed, and the log keeps the line and why, not the words', async () => {
    const storyId = await send({ name: 'Amina Khan' });
    await open(storyId);
    await redact(storyId, { field: 'name', action: 'replace', value: 'Amina' });
    const event = (await open(storyId))?.events.findLast(({ kind }) => kind === 'set-field');
    expect(event).toMatchObject({ subject: 'name', internalNote: 'It could lead to the writer.' });
    const desk = world.database.as('desk');
    await expect(sql`DELETE FROM redaction`.execute(desk)).rejects.toThrow('denied');
    await expect(
      sql`UPDATE redaction SET value = 'x'`.execute(world.database.as('superuser')),
    ).rejects.toThrow('append-only');
  });
});

describe('a child', () => {
  const CHILDREN = [
    ['of 7', { age: '7' }],
    ['of 17', { age: '17' }],
    ['whose age is a secret', { age: '0' }],
  ] as const;

  test.each(CHILDREN)(
    '%s is not published before name and permission are settled',
    async (_who, age) => {
      const storyId = await send({ name: 'Amina', ...age });
      await open(storyId);
      const request = async () => ({
        storyId,
        officer: noor,
        seen: await seenNow(world.desk, storyId),
      });
      expect(await publish(storyId)).toMatchObject({
        kind: 'closed',
        gate: { nameToConfirm: 'name', permissionMissing: true },
      });
      expect(await confirmName(context(), await request())).toEqual({ kind: 'annotated' });
      expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
      expect(await statePermission(context(), { ...(await request()), how: ' ' })).toMatchObject({
        kind: 'invalid',
      });
      const how = 'Her teacher sent the letters of the class.';
      expect(await statePermission(context(), { ...(await request()), how })).toEqual({
        kind: 'annotated',
      });
      expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
      expect(await shown(storyId)).toMatchObject({
        name: 'Amina',
        city: null,
        belief: null,
        link: null,
        social: null,
      });
    },
  );

  test('who says that an adult knows, and has no name, needs neither', async () => {
    const storyId = await send({ name: '', age: '9', guardian: 'on' });
    await open(storyId);
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
  });

  test('who says "18 or older" beside a secret age is none', async () => {
    const storyId = await send({ name: 'Amina', age: '0', adult: 'on' });
    await open(storyId);
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
    expect(await shown(storyId)).toMatchObject({ city: 'Kisumu', belief: 'Sikhism' });
  });

  test('a name that nobody confirmed does not come forth afterwards, nor at its hour', async () => {
    const { world: services } = world;
    const sent = await services.submit({ ...TOLD, name: 'Amina', age: '9', guardian: 'on' });
    const storyId = await services.storyIdOf(sent.hash);
    const change = (hideName: boolean) =>
      openReceipt(
        {
          receiptDb: world.database.as('receipt'),
          clock: () => new Date(),
          site: { timeZone: 'UTC', ...services.decideContext.policy },
          guessLimit: {
            begin: async () => ({ allowed: true, crowded: 0, forgive: async () => {} }),
          },
        } as never,
        {
          words: sent.receipt,
          address: '127.0.0.1',
          change: { kind: 'mask', masks: { hideName } },
        },
      );
    await change(true);
    await open(storyId);
    await openNow(world.desk, { storyId, officer: sami });
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
    await change(false);
    expect(await shown(storyId)).toMatchObject({ name: null });
  });

  test('a name that was left out comes back before readers only if it was confirmed', async () => {
    const send9 = (name: string) => send({ name, age: '9', guardian: 'on' });
    const hide = { field: 'name', action: 'hide' } as const;
    const show = { field: 'name', action: 'show' } as const;
    const full = await send9('Amina Khan');
    await open(full);
    await redact(full, hide);
    expect(await publish(full)).toMatchObject({ kind: 'decided' });
    expect(await redact(full, show)).toMatchObject({ kind: 'invalid' });
    const other = { field: 'name', action: 'replace', value: 'Amina K.' } as const;
    expect(await redact(full, other)).toMatchObject({ kind: 'invalid' });
    expect(await shown(full)).toMatchObject({ name: null });

    const first = await send9('Amina');
    await open(first);
    const seen = await seenNow(world.desk, first);
    await confirmName(context(), { storyId: first, officer: noor, seen });
    expect(await publish(first)).toMatchObject({ kind: 'decided' });
    await redact(first, hide);
    expect(await shown(first)).toMatchObject({ name: null });
    expect(await redact(first, show)).toEqual({ kind: 'annotated' });
    expect(await shown(first)).toMatchObject({ name: 'Amina' });
  });

  test('the database publishes none of it, whatever a program believes', async () => {
    const storyId = await send({ name: 'Amina', age: '9' });
    const desk = world.database.as('desk');
    const insert = (more: string, values: string) =>
      sql
        .raw(
          `INSERT INTO publication (story_id, hash, campaign, category, writing_type, language, revision_no,
             shortened, title, body, excerpt, reading_minutes, gender, country, published_at, child${more})
           SELECT s.id, hash, s.campaign, category, writing_type, 'en', 1, false, r.title, r.body, 'Snow', 1,
             'F', 'Canada', now(), true${values} FROM story s JOIN revision r ON r.story_id = s.id
           WHERE s.id = '${storyId}'`,
        )
        .execute(desk);
    await expect(insert('', '')).rejects.toThrow('without permission');
    const superuser = world.database.as('superuser');
    await superuser
      .updateTable('story')
      .set({ guardian: true })
      .where('id', '=', storyId)
      .execute();
    await expect(insert(', name', ", 'Amina'")).rejects.toThrow('unconfirmed');
    for (const [column, value] of [
      ['city', "'Kisumu'"],
      ['belief', "'Islam'"],
      ['link', "'https://example.org'"],
      ['age', '9'],
    ])
      await expect(insert(`, ${column}`, `, ${value}`)).rejects.toThrow('childs_face');
    await sql`ALTER TABLE publication DISABLE TRIGGER child_first`.execute(superuser);
    await insert(', name', ", 'Amina'");
    await sql`ALTER TABLE publication ENABLE TRIGGER child_first`.execute(superuser);
  });
});

test('what waits for its hour goes back when its gate has closed since', async () => {
  const storyId = await send({ name: 'Amina' });
  await open(storyId);
  const superuser = world.database.as('superuser');
  await superuser
    .updateTable('story')
    .set({ approved_by: noor.id, approved_revision: 1, publish_at: new Date(AT), age: 9 })
    .where('id', '=', storyId)
    .execute();
  await publishDueStories({ ...world.world.decideContext, ...context() });
  expect(await shown(storyId)).toBeUndefined();
  expect(await open(storyId)).toMatchObject({ story: { publishAt: null, approval: null } });
});

describe('what was published before the rule', () => {
  test('is brought under it, and the log says which lines', async () => {
    const services = world.world;
    const loose = { ...services.decideContext, ...context(), policy: { protectMinors: false } };
    const publishLoosely = async (input: Record<string, unknown>) => {
      const storyId = await send({ guardian: 'on', ...input });
      await open(storyId);
      const request = { storyId, officer: noor, seen: await seenNow(world.desk, storyId) };
      await confirmName({ ...loose, timeZone: 'UTC' }, request);
      expect(await decideStory(loose, { ...request, decision: 'publish' })).toMatchObject({
        kind: 'decided',
      });
      return storyId;
    };
    const one = await publishLoosely({ name: 'Amina', age: '9' });
    const two = await publishLoosely({ name: 'Amina Khan', age: '0' });
    const adult = await publishLoosely({ name: 'Amina Khan' });
    expect(await shown(one)).toMatchObject({ age: 9, city: 'Kisumu' });
    const strict = { ...loose, policy: { protectMinors: true } };
    expect(await bringFacesUnderRule(strict)).toBe(2);
    expect(await bringFacesUnderRule(strict)).toBe(0);
    const gone = { city: null, belief: null, link: null, social: null };
    expect(await shown(one)).toMatchObject({ name: 'Amina', ageBand: '7 to 12', ...gone });
    expect(await shown(two)).toMatchObject({ name: null, ...gone });
    expect(await shown(adult)).toMatchObject({ name: 'Amina Khan', city: 'Kisumu' });
    expect(await listFacesByRule(world.desk, 10)).toMatchObject([
      { storyId: two, lines: 'name, city, belief, link, social' },
      { storyId: one, lines: 'age, city, belief, link, social' },
    ]);
  });
});

describe('one key takes out what a mark lies on', () => {
  test.each([
    ['text', { story: `${'It snowed on the minaret. '.repeat(4)}Call 613-555-0142.` }],
    ['title', { title: 'Call me at 613-555-0142' }],
    ['name', { name: 'Amina 613-555-0142' }],
    ['city', { city: '14 Cedar Street, Kisumu' }],
  ])('%s', async (field, input) => {
    const storyId = await send({ name: 'Amina', ...input });
    const [mark] = (await open(storyId))?.marks.filter(({ settled }) => !settled) ?? [];
    expect(mark).toMatchObject({ field });
    const seen = await seenNow(world.desk, storyId);
    const request = { storyId, officer: noor, seen, mark: mark?.id ?? '' };
    expect(await cutMark(context(), request)).toEqual({ kind: 'annotated' });
    const after = await open(storyId);
    expect(after?.gate).toMatchObject({ opened: true, unsettled: [] });
    expect(JSON.stringify(after?.preview)).not.toMatch(/555-0142|Cedar/);
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
    expect(JSON.stringify(await shown(storyId))).not.toMatch(/555-0142|Cedar/);
  });
});
