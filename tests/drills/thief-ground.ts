import type { Browser } from 'playwright-core';
import { findOfficerByEmail } from '#db/desk/officers.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { inviteOfficer } from '#services/officers/invite-officer.ts';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { readMails } from '#support/read-mails.ts';
import { inBatches } from '#support/samples.ts';
import { STORY_OF_100 } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { openDesk } from './desk-ground.ts';
import type { Ground } from './ground.ts';
import { startMailing, until } from './mail-ground.ts';

/** In every text that waits, so that words which left the desk are known again. */
const MARKER = 'markerunread';

/** A desk with unread texts, a worker that mails, and officers who enrol with devices of their own. */
export async function openHouse(
  ground: Ground,
  browser: Browser,
  { texts, budget, script }: { texts: number; budget: number; script?: string },
) {
  const database = await ground.database();
  const world = await createWorld(database);
  const desk = await openDesk(ground, database, script ? { script } : {});
  const { db, origin } = desk;
  const { keys } = world;
  const folder = await startMailing(ground, { database, keys, origin, desk: origin });
  const queue = await connectJobQueue(db);
  ground.atEnd(queue.stop);

  const numbers = Array.from({ length: texts }, (_, i) => i);
  await inBatches(numbers, (n) =>
    world.submit({ title: `Unread ${n}`, story: `${MARKER}${n}x ${STORY_OF_100}` }),
  );
  const rows = await db.selectFrom('story').select(['id', 'hash']).execute();
  await db
    .updateTable('policy')
    .set({ reads_per_hour: budget, two_officers_under_18: true })
    .execute();

  /** As an operator hands it out; whoever comes by it counts at once. */
  const enrol = async (email: string, role: 'officer' | 'lead') => {
    const { token } = await inviteOfficer(
      { db, clock: () => new Date(), enqueue: queue.enqueue },
      { email, name: email, role, languages: ['en'], invitedBy: null },
    );
    return comeIn(`${origin}/desk/enrol#${token}`);
  };
  const comeIn = async (link: string) => {
    const context = await browser.newContext({ baseURL: origin });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const device = await plugInPasskeyDevice(context, page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await page.getByRole('heading', { name: 'To read' }).waitFor();
    const cookie = async () =>
      (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    return { page, device, cookie };
  };

  /** What a thief does with a cookie and no browser. */
  const ask = (cookie: string, place: string, form?: Record<string, string>) =>
    fetch(`${origin}/desk${place}`, {
      redirect: 'manual',
      headers: { cookie, origin },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  /** Opens everything there is, many at once, page or data, then searches. Answers whose words it saw. */
  const plunder = async (cookie: string): Promise<Set<string>> => {
    const seen = new Set<string>();
    const look = (text: string) => {
      for (const [, n = ''] of text.matchAll(new RegExp(`${MARKER}(\\d+)x`, 'g'))) seen.add(n);
    };
    await inBatches([...rows.entries()], async ([index, { id }]) => {
      const end = index % 2 ? '.data' : '';
      look(await (await ask(cookie, `/story/${id}${end}?open=1`)).text());
    });
    look(await (await ask(cookie, `/search.data?words=${MARKER}`)).text());
    return seen;
  };
  /** Texts of which the log says that they were handed out to this officer. */
  const logged = async (officerId: string): Promise<number> => {
    const events = await db
      .selectFrom('event')
      .select(['story_id', 'kind', 'internal_note'])
      .where('officer', '=', officerId)
      .where('kind', 'in', ['open', 'search'])
      .execute();
    const told = new Set(events.flatMap(({ story_id }) => (story_id ? [story_id] : [])));
    for (const { internal_note } of events)
      for (const hash of internal_note?.split(' ') ?? [])
        for (const row of rows) if (row.hash === hash) told.add(row.id);
    return told.size;
  };
  /** Seconds until this mailbox has a mail with this subject; null where none came. */
  const toldAfter = async (mailbox: string, subject: RegExp): Promise<number | null> => {
    const start = performance.now();
    const isThere = async () =>
      (await readMails(folder)).some(
        (mail) => mail.to?.[0]?.address === mailbox && subject.test(mail.subject ?? ''),
      );
    return (await until(30_000, isThere)) ? (performance.now() - start) / 1_000 : null;
  };
  const idOf = async (email: string) => (await findOfficerByEmail(db, email))?.id ?? '';
  const isIn = async (cookie: string) => (await ask(cookie, '/me')).status === 200;
  return { db, desk, world, origin, enrol, comeIn, ask, plunder, logged, toldAfter, idOf, isIn };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
