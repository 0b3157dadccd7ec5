import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHead } from '#db/desk/desk-log.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import { dueDay } from '#domain/calendar/business-days.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { HOLIDAYS } from '#domain/calendar/holidays.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { composeWorker } from '#main/compose/worker.ts';
import { askBooklet } from '#services/print/ask-booklet.ts';
import { heardLog } from '#support/heard-log.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

const run = promisify(execFile);

const DAY_MS = 86_400_000;
const WAIT = { timeout: 45_000, interval: 200 };

let database: TestDatabase;
let world: World;
let folder: string;
const log = heardLog();

let startWorker: () => ReturnType<typeof composeWorker>;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  const mail = await startMailFolder(folder);
  const environment = {
    ...LOCAL_ADDRESSES,
    SITE_ORIGIN: 'https://hikaya.example',
    DATABASE_URL_WORKER: database.url('worker'),
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    CONTACT_SECRET_KEY: world.keys.secretKey,
    SMTP_URL: mail.url,
    EDGE_CACHES: 'none',
    DESK_ORIGIN: 'https://desk.hikaya.example',
  };
  startWorker = () => composeWorker(environment, log);
  const worker = await startWorker();
  afterAll(async () => {
    await worker.stop();
    await mail.stop();
    expect(log.errors).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
});

const storyRow = (hash: string) =>
  database
    .as('desk')
    .selectFrom('story')
    .select(['language', 'ready_at', 'due_on'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();

const mails = async () =>
  Promise.all(
    (await readdir(folder)).map(async (file) =>
      PostalMime.parse(await readFile(path.join(folder, file))),
    ),
  );

test('a story becomes ready to be read, with its language and its due day', async () => {
  const french = await world.submit({
    title: 'La neige devant la porte',
    story:
      'Ce matin-là, j’ai déneigé l’entrée de la mosquée avec un voisin que je ne connaissais pas. Il est revenu le lendemain.',
  });
  const urdu = await world.submit({
    title: 'کھڑکی میں ایک چراغ',
    story:
      'میں آپ سے کبھی نہیں ملی۔ مگر جس شام یہ خبر ہمارے محلّے تک پہنچی، میری نانی نے کھڑکی میں ایک چراغ رکھا اور دیر تک خاموش بیٹھی رہیں۔',
  });
  await expect.poll(async () => (await storyRow(french.hash)).language, WAIT).toBe('fr');
  await expect.poll(async () => (await storyRow(urdu.hash)).language, WAIT).toBe('ur');
  const { ready_at, due_on } = await storyRow(french.hash);
  expect(due_on).toBe(dueDay(dayIn(ready_at ?? new Date(0), 'America/Toronto'), HOLIDAYS));
});

test('a published story sends one mail with its link, over a real SMTP conversation', async () => {
  const { url } = await world.publish({ title: 'Out at last', email: 'writer@example.org' });
  await world.publish({ title: 'Nobody to tell' });
  await expect.poll(async () => (await mails()).length, WAIT).toBeGreaterThan(0);
  const [mail] = await mails();
  expect(mail?.to).toEqual([{ name: '', address: 'writer@example.org' }]);
  expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@hikaya\.test>$/);
  expect(mail?.subject).toBe('Your story is published on Hikaya');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`https://hikaya.example${url}`);
    expect(part).toContain('Out at last');
  }
});

test('who asked for a mail that names nothing gets the decision and the way to the receipt', async () => {
  const told = { title: 'Nobody’s business', quietMail: 'on' };
  const { hash: out } = await world.publish({ ...told, email: 'quiet@example.org' });
  const { hash: back } = await world.submit({ ...told, email: 'quiet2@example.org' });
  await world.settle(back, 'refuse');
  const to = async (address: string) =>
    (await mails()).find((mail) => mail.to?.[0]?.address === address);
  await expect.poll(() => to('quiet@example.org'), WAIT).toBeDefined();
  await expect.poll(() => to('quiet2@example.org'), WAIT).toBeDefined();
  const [published, refused] = [await to('quiet@example.org'), await to('quiet2@example.org')];
  expect(published?.text).toContain('What you sent us is published.');
  expect(refused?.text).toContain('We cannot publish it as it is.');
  for (const mail of [published, refused]) {
    expect(mail?.text).toContain('https://hikaya.example/receipt');
    const whole = JSON.stringify(mail);
    for (const name of [out, back, 'business', '/story/', '/tell', 'appeals@'])
      expect(whole).not.toContain(name);
  }
});

test('a mailbox gets three mails a day, and the fourth waits for the next', async () => {
  const addresses = ['class@example.org', 'Class@example.org', 'class+a@example.org'];
  for (const email of [...addresses, 'class+b@example.org'])
    await world.publish({ title: 'One of a class', email });
  const waiting = () =>
    database
      .as('superuser')
      .selectFrom(sql<{ start_after: Date }>`pgboss.job`.as('job'))
      .select('start_after')
      .where(sql`name`, '=', 'send-approval-mail')
      .where(sql`start_after`, '>', sql`now() + interval '1 minute'`)
      .execute();
  await expect.poll(async () => (await waiting()).length, WAIT).toBe(1);
  const [job] = await waiting();
  const tomorrow = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS).getTime();
  expect(Math.abs((job?.start_after.getTime() ?? 0) - tomorrow)).toBeLessThan(10_000);
  const toClass = async () =>
    (await mails()).filter((mail) => mail.to?.[0]?.address?.match(/^class/i)).length;
  await expect.poll(toClass, WAIT).toBe(3);
});

test('a booklet is made in the background, from what an officer asked for to a file', async () => {
  const { hash } = await world.publish({ title: 'On paper' });
  const desk = database.as('desk');
  const officer = { id: randomUUID(), name: 'Amal', email: 'amal@example.org', languages: [] };
  await insertOfficer(desk, { ...officer, role: 'officer' });
  const draft = { title: 'One', of: 'list', campaign: '', subject: '', list: hash };
  const context = { ...world.decideContext, newId: randomUUID };
  await askBooklet(context, {
    officer: officer.id,
    draft: { ...draft, flowing: false, folded: false },
  });
  const state = async () =>
    (await desk.selectFrom('booklet').select('state').executeTakeFirstOrThrow()).state;
  await expect.poll(state, WAIT).toBe('ready');
});

test('every night each lead gets the head of the log, once, and it finds a log that was rewritten to its end', async () => {
  const desk = database.as('desk');
  for (const email of ['huda@example.org', 'idris@example.org'])
    await insertOfficer(desk, {
      id: randomUUID(),
      name: 'A lead',
      email,
      role: 'lead',
      languages: [],
    });
  // Another worker, or the same one started anew, asks for nothing that was asked for.
  await (await startWorker()).stop();
  const asked = () =>
    sql<{ id: string; start_after: Date }>`SELECT id, start_after FROM pgboss.job
      WHERE name = 'tell-head'`.execute(database.as('superuser'));
  const { rows } = await asked();
  expect(rows.map(({ start_after }) => start_after.getTime() % DAY_MS)).toEqual([0]);

  const head = await findHead(desk);
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'tell-head'`.execute(
    database.as('superuser'),
  );
  const told = async () =>
    (await mails()).filter(({ subject }) => subject?.startsWith('The event log, '));
  await expect.poll(async () => (await told()).length, WAIT).toBe(2);
  const kept = await told();
  expect(kept.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
    'huda@example.org',
    'idris@example.org',
  ]);
  const [, line = ''] = /verify-log --head (\d+:[0-9a-f]{64})/.exec(kept[0]?.text ?? '') ?? [];
  expect(line).toBe(`${head.no}:${head.hash}`);

  const verify = (...more: string[]) =>
    run('bin/hikaya', ['verify-log', '--url', database.url('desk'), ...more]).then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    );
  expect(await verify('--head', line)).toContain('events, head');
  await sql
    .raw(`DO $$ DECLARE e event; before bytea := decode(repeat('00', 32), 'hex'); BEGIN
      ALTER TABLE event DISABLE TRIGGER USER;
      UPDATE event SET subject = 'nothing' WHERE no = 1;
      FOR e IN SELECT * FROM event ORDER BY no LOOP
        e.previous := before; before := event_hash(e);
        UPDATE event SET previous = e.previous, hash = before WHERE id = e.id;
      END LOOP;
      UPDATE event_head SET hash = before;
    END $$`)
    .execute(database.as('migrator'));
  expect(await verify(), 'control: by itself it looks sound').toContain('events, head');
  expect(await verify('--head', line)).toContain('head differs from the one you kept');
});
