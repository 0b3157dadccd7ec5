import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const DAY_MS = 86_400_000;
const WAIT = { timeout: 45_000, interval: 200 };

let database: TestDatabase;
let world: World;
let folder: string;
const log = heardLog();

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  const mail = await startMailFolder(folder);
  const worker = await composeWorker(
    {
      ...LOCAL_ADDRESSES,
      SITE_ORIGIN: 'https://hikaya.example',
      DATABASE_URL_WORKER: database.url('worker'),
      CONTACT_PUBLIC_KEY: world.keys.publicKey,
      CONTACT_SECRET_KEY: world.keys.secretKey,
      SMTP_URL: mail.url,
      EDGE_CACHES: 'none',
      DESK_ORIGIN: 'https://desk.hikaya.example',
    },
    log,
  );
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
  const { hash, url } = await world.publish({ title: 'Out at last', email: 'writer@example.org' });
  await world.publish({ title: 'Nobody to tell' });
  await expect.poll(async () => (await mails()).length, WAIT).toBeGreaterThan(0);
  const [mail] = await mails();
  expect(mail?.to).toEqual([{ name: '', address: 'writer@example.org' }]);
  expect(mail?.messageId).toBe(`<approval.${hash}@hikaya.example>`);
  expect(mail?.subject).toBe('Your story is published on Hikaya');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`https://hikaya.example${url}`);
    expect(part).toContain('Out at last');
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
