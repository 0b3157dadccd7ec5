import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { findInvitation } from '#db/desk/invitations.ts';
import { findOfficer, lockLeads } from '#db/desk/officers.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { takeStory } from '#services/vetting/take-story.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { appointOfficer } from './appoint-officer.ts';
import { disableOfficer } from './disable-officer.ts';
import { enableOfficer } from './enable-officer.ts';
import { inviteByLead } from './invite-by-lead.ts';
import { invitationHash } from './invite-officer.ts';

const NOW = '2026-06-17T16:00:00Z';
const origin = 'https://desk.example.org';

let world: DeskWorld;
let context: ReturnType<DeskWorld['contextAt']> & { origin: string };
let lead: Officer;
const lastEvent = async () => (await world.deskEvents()).at(-1);

beforeAll(async () => {
  world = await createDeskWorld();
  context = { ...world.contextAt(NOW), origin };
  lead = await world.officer({ name: 'Hana', role: 'lead' });
});

const byLead = () => acting(lead.id, 'lead');
const appoint = (officer: Officer, role: Officer['role'], languages = officer.languages) =>
  appointOfficer(context, { by: byLead(), officer: officer.id, role, languages });

describe('role and languages', () => {
  test('change, and the log says from what to what', async () => {
    const officer = await world.officer({ email: 'noor@example.org' });
    expect(await appoint(officer, 'lead', ['en', 'ur'])).toEqual({ kind: 'appointed' });
    const changed = await findOfficer(world.desk, officer.id);
    expect(changed).toMatchObject({ role: 'lead', languages: ['en', 'ur'] });
    const event = { kind: 'appoint', officer: lead.id, subject: 'noor@example.org' };
    expect(await lastEvent()).toEqual(event);
    await appoint(officer, 'officer');
  });

  test('no language at all is refused, an unknown officer is told apart', async () => {
    expect(await appoint(lead, 'lead', [])).toMatchObject({ kind: 'invalid' });
    expect(await appoint({ ...lead, id: 'nobody' }, 'lead')).toEqual({ kind: 'not-found' });
  });
});

describe('the last lead', () => {
  test('can be neither demoted nor disabled', async () => {
    const away = await world.officer({ role: 'lead' });
    await disableOfficer(context, { by: lead.id, officer: away.id });
    expect(await appoint(lead, 'officer')).toEqual({ kind: 'last-lead' });
    const request = { by: lead.id, officer: lead.id };
    expect(await disableOfficer(context, request)).toEqual({ kind: 'last-lead' });
    expect(await findOfficer(world.desk, lead.id)).toMatchObject({
      role: 'lead',
      disabledAt: null,
    });
    // One who is kept out may still lose the role.
    expect(await appoint(away, 'officer')).toEqual({ kind: 'appointed' });
  });

  test('is kept, however many ask at once', async () => {
    for (let round = 0; round < 15; round++) {
      const others = await Promise.all([1, 2].map(() => world.officer({ role: 'lead' })));
      const leads = [lead, ...others];
      const outcomes = await Promise.all(
        leads.map((officer, i) =>
          (i + round) % 2 === 0
            ? appoint(officer, 'officer')
            : disableOfficer(context, { by: lead.id, officer: officer.id }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'last-lead')).toHaveLength(1);
      const left = await world.desk.transaction().execute(lockLeads);
      expect(left).toHaveLength(1);
      // Back to where the round began.
      await enableOfficer(context, { by: byLead(), officer: lead.id });
      await appoint(lead, 'lead');
      for (const { id } of others) await disableOfficer(context, { by: lead.id, officer: id });
    }
  });
});

describe('a disabled officer', () => {
  test('is out at once, on every device, with nothing in hand and no invitation open', async () => {
    const officer = await world.officer({ role: 'lead', email: 'gone@example.org' });
    const stays = await world.officer();
    const devices = await Promise.all([world.device(officer.id), world.device(officer.id)]);
    const other = await world.device(stays.id);
    const storyId = await world.send(NOW);
    await takeStory(
      { ...context, policy: { protectMinors: true } },
      { storyId, officer, takeOver: false },
    );
    const draft = {
      name: 'Thief',
      email: 'thief@example.org',
      languages: officer.languages,
    };
    const invited = await inviteByLead(context, {
      by: acting(officer.id, 'lead'),
      draft: { ...draft, role: 'lead' },
    });
    expect(await Promise.all(devices.map(({ isIn }) => isIn()))).toEqual([true, true]);

    expect(await disableOfficer(context, { by: lead.id, officer: officer.id })).toEqual({
      kind: 'disabled',
    });
    expect(await Promise.all(devices.map(({ isIn }) => isIn()))).toEqual([false, false]);
    expect(await other.isIn()).toBe(true);
    const rows = (table: 'lease' | 'officer_session') =>
      world.desk.selectFrom(table).select('officer_id').where('officer_id', '=', officer.id);
    expect(await rows('officer_session').execute()).toEqual([]);
    expect(await rows('lease').execute()).toEqual([]);
    expect(await tokenWorks(invited)).toBe(false);
    expect(await lastEvent()).toEqual({
      kind: 'disable',
      officer: lead.id,
      subject: 'gone@example.org',
    });
    await expect(world.device(officer.id)).rejects.toThrow();
  });

  test('finishes nothing that was begun before', async () => {
    const [officer, other] = [await world.officer(), await world.officer()];
    const begun = [officer, other].flatMap(({ id }) => [
      { identifier: `${id} passkey`, value: JSON.stringify({ userData: { id } }) },
      { identifier: `${id} code`, value: id },
    ]);
    const row = { expires_at: new Date(Date.now() + 60_000) };
    const rows = begun.map((one) => ({ ...row, ...one, id: one.identifier }));
    await world.desk.insertInto('officer_verification').values(rows).execute();
    await disableOfficer(context, { by: lead.id, officer: officer.id });
    const left = await world.desk.selectFrom('officer_verification').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([
      `${other.id} code`,
      `${other.id} passkey`,
    ]);
  });

  test('comes in again when enabled', async () => {
    const officer = await world.officer();
    await disableOfficer(context, { by: lead.id, officer: officer.id });
    const request = { by: byLead(), officer: officer.id };
    expect(await enableOfficer(context, request)).toEqual({ kind: 'enabled' });
    expect(await (await world.device(officer.id)).isIn()).toBe(true);
    expect(await lastEvent()).toMatchObject({ kind: 'enable', subject: officer.email });
  });
});

test('an operator lists and disables officers while the desk is down', async () => {
  const officer = await world.officer({ email: 'left@example.org' });
  const officers = (...args: string[]) =>
    promisify(execFile)('bin/hikaya', ['officers', ...args], {
      env: { ...process.env, DATABASE_URL_DESK: world.database.url('desk') },
    });
  expect((await officers('list')).stdout).toContain('left@example.org officer may sign in\n');
  await officers('disable', 'Left@example.org');
  expect((await findOfficer(world.desk, officer.id))?.disabledAt).toBeInstanceOf(Date);
  expect(await lastEvent()).toEqual({
    kind: 'disable',
    officer: null,
    subject: 'left@example.org',
  });
});

describe('an invitation', () => {
  const draft = { name: ' Noor ', email: ' Nour@Example.ORG ', role: 'officer' as const };

  test('is a link that works, told once and written nowhere', async () => {
    const outcome = await inviteByLead(context, {
      by: byLead(),
      draft: { ...draft, languages: ['ur'] },
    });
    expect(outcome).toMatchObject({ kind: 'invited', email: 'nour@example.org' });
    expect(await tokenWorks(outcome)).toBe(true);
    expect(outcome.kind === 'invited' && outcome.link).toMatch(
      /^https:\/\/desk\.example\.org\/desk\/enrol#[\w-]{43}$/,
    );
  });

  test('needs a name, an e-mail and a language', async () => {
    const nothing = { name: ' ', email: 'noor@', role: 'officer' as const, languages: [] };
    expect(await inviteByLead(context, { by: byLead(), draft: nothing })).toMatchObject({
      kind: 'invalid',
      problems: {
        name: expect.any(String),
        email: expect.any(String),
        languages: expect.any(String),
      },
    });
  });
});

async function tokenWorks(outcome: Awaited<ReturnType<typeof inviteByLead>>): Promise<boolean> {
  const token = outcome.kind === 'invited' ? outcome.link.split('#')[1] : undefined;
  if (token === undefined) throw new Error('Nobody was invited.');
  const at = new Date(NOW);
  return (await findInvitation(world.desk, invitationHash(token), at)) !== undefined;
}
