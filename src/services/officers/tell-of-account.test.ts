import { beforeAll, describe, expect, test } from 'vitest';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import type { Mail } from '#services/ports.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { SITE } from '#support/sample-site.ts';
import { disableOfficer } from './disable-officer.ts';
import { tellOfAccount } from './tell-of-account.ts';

const NOW = new Date();

let world: DeskWorld;
let hana: Officer;
let idris: Officer;

beforeAll(async () => {
  world = await createDeskWorld();
  hana = await world.officer({ name: 'Hana', role: 'lead' });
  idris = await world.officer({ name: 'Idris', role: 'lead' });
});

describe('the mail about an account', () => {
  const mailsOf = async (event: { kind: DeskEventKind; subject: string; note?: string }) => {
    const no = await insertDeskEvent(world.desk, { officer: null, at: NOW, ...event });
    const mails: Mail[] = [];
    const context = {
      db: world.database.as('worker'),
      site: SITE,
      deskOrigin: 'https://desk.example.org',
      sendMail: async (mail: Mail) => {
        mails.push(mail);
      },
    };
    await tellOfAccount(context, { eventNo: no });
    return mails;
  };

  test('goes to its owner and to every lead who may come in, once each', async () => {
    const noor = await world.officer();
    const gone = await world.officer({ role: 'lead' });
    await disableOfficer(world.contextAt(NOW.toISOString()), { by: hana.id, officer: gone.id });
    const mails = await mailsOf({ kind: 'add-passkey', subject: noor.email, note: 'A phone.' });
    const to = mails.map((mail) => mail.to);
    expect(new Set(to).size).toBe(to.length);
    expect(to).toEqual(expect.arrayContaining([noor.email, hana.email, idris.email]));
    expect(to).not.toContain(gone.email);
    expect(mails[0]?.text).toContain(noor.email);
    expect(mails[0]?.text).toContain('A phone.');
    // Whoever reads somebody's mail is not let in by it.
    expect(mails.map(({ text }) => text).join()).not.toContain('enrol#');
  });

  test('about reading goes to leads alone, and nothing goes to strangers', async () => {
    const noor = await world.officer();
    const mails = await mailsOf({ kind: 'unusual-reading', subject: noor.email });
    expect(mails.map(({ to }) => to)).not.toContain(noor.email);
    const invited = await mailsOf({ kind: 'invite', subject: 'new@example.org' });
    expect(invited.map(({ to }) => to)).not.toContain('new@example.org');
    expect(await mailsOf({ kind: 'edit-policy', subject: 'policies' })).toEqual([]);
  });
});
