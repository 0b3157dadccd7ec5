import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findOfficer } from '#db/desk/officers.ts';
import { findStory } from '#db/stories.ts';
import { launchChromium } from '#support/chromium.ts';
import { sitDown, startDesk } from '#support/desk.ts';
import { CLEAN, FAULTY, type Folder } from '#support/gate-folders.ts';
import {
  ask,
  editBy,
  faultsOf,
  type Hand,
  look,
  type Machine,
  PHONE,
  publish,
  type Sent,
  send,
  wasPublished,
} from '#support/gate-machine.ts';
import { WAYS } from '#support/gate-ways.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

/** The service's own question, which a control takes away; the page goes on asking its own. */
const service = vi.hoisted(() => {
  // Whoever was loaded for another file knows the real one.
  vi.resetModules();
  return { asks: true };
});
afterAll(() => void vi.resetModules());
vi.mock(import('#services/vetting/read-gate.ts'), async (original) => {
  const real = await original();
  const open = {
    opened: true,
    inTraining: false,
    unsettled: [],
    nameToConfirm: null,
    permissionMissing: false,
    wordsUnasked: false,
  };
  const readGate: typeof real.readGate = async (...asked) =>
    service.asks ? real.readGate(...asked) : open;
  return { ...real, readGate };
});

/** On a machine that has other work. */
const THOUSANDS_OF_POSTS = { timeout: 300_000 };

/** So many folders are tried beside each other by hand. */
const TABS = 4;

let machine: Machine;
let tabs: Page[];
beforeAll(async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const two = { two_officers_under_18: true };
  await database.as('superuser').updateTable('policy').set(two).execute();
  const desk = await startDesk(database);
  const browser = await launchChromium();
  const page = await sitDown(browser, desk, { id: 'noor' });
  const handOf = async (id: string): Promise<Hand> => {
    const officer = (await findOfficer(desk.db, id)) ?? (await desk.officer({ id }));
    return { id, cookie: await desk.cookieOf(officer) };
  };
  tabs = [page];
  while (tabs.length < TABS) tabs.push(await page.context().newPage());
  machine = { desk, database, world, page, noor: await handOf('noor'), sami: await handOf('sami') };
  return () => browser.close();
});

describe('nothing comes before readers', () => {
  test.each(Object.entries(WAYS))('by %s', THOUSANDS_OF_POSTS, async (_way, { go, ...way }) => {
    const tried = Object.entries(FAULTY).filter(([, { alone }]) => !alone || !way.withAnother);
    const folders: { name: string; folder: Folder; sent: Sent; before: number }[] = [];
    for (const [name, folder] of tried) {
      const sent = await folder.arrange(machine);
      folders.push({ name, folder, sent, before: await timesPublished(sent) });
    }
    const lanes = way.beside ? tabs : tabs.slice(0, 1);
    const left = folders.values();
    await Promise.all(
      lanes.map(async (page) => {
        for (const { name, folder, sent, before } of left) {
          const said = await go({ ...machine, page }, sent, folder);
          if (typeof said === 'string') expect(said, name).toContain(folder.says);
          expect(await faultsOf(machine, sent.storyId), name).toEqual([]);
          if (!way.maySettle) expect(await timesPublished(sent), name).toBe(before);
        }
      }),
    );
  });

  test('a child’s name that was left out, shown again once the text is public', async () => {
    const { noor, sami } = machine;
    const { storyId } = await send(machine, { age: '9', name: 'Amina Khan', guardian: 'on' });
    for (const hand of [noor, sami]) await look(machine, hand, { storyId });
    const name = { storyId, field: 'name', reason: 'A full name.' };
    await ask(machine, noor, { ...name, intent: 'hide-field' });
    for (const hand of [noor, sami]) await publish(machine, hand, storyId);
    expect(await wasPublished(machine, storyId)).toBe(true);
    for (const line of [{ line: 'show' }, { line: '', instead: 'Amina Khan' }]) {
      await ask(machine, noor, { ...name, ...line, intent: 'set-field' });
      expect(await faultsOf(machine, storyId)).toEqual([]);
    }
  });

  test('a text that another officer changes in the same moment', async () => {
    const { noor, sami } = machine;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const { storyId } = await CLEAN.arrange(machine);
        const edit = () => editBy(machine, sami, storyId, ` Call me at ${PHONE}.`);
        const both = [() => publish(machine, noor, storyId), edit];
        await Promise.all((n % 2 === 0 ? both : both.reverse()).map((one) => one()));
        expect(await faultsOf(machine, storyId)).toEqual([]);
        return (await findStory(machine.desk.db, storyId))?.state;
      }),
    );
    for (const state of outcomes) expect(['published', 'received', 'in_review']).toContain(state);
  });
});

describe('controls', () => {
  test.each(Object.entries(WAYS))(
    'a text without a fault gets through by %s',
    async (_way, { go }) => {
      const sent = await CLEAN.arrange(machine);
      await go(machine, sent, CLEAN);
      expect(await wasPublished(machine, sent.storyId)).toBe(true);
      expect(await faultsOf(machine, sent.storyId)).toEqual([]);
    },
  );

  test('and a child’s gets through with two officers', async () => {
    const { storyId } = await need('a second officer needed').arrange(machine);
    await publish(machine, machine.noor, storyId);
    expect(await wasPublished(machine, storyId)).toBe(false);
    await publish(machine, machine.sami, storyId);
    expect(await wasPublished(machine, storyId)).toBe(true);
    expect(await faultsOf(machine, storyId)).toEqual([]);
  });

  test('without the service’s check the page alone lets every post through', async () => {
    const superuser = machine.database.as('superuser');
    const walls = (are: 'DISABLE' | 'ENABLE') =>
      sql.raw(
        `ALTER TABLE event ${are} TRIGGER opened_first;
         ALTER TABLE publication ${are} TRIGGER child_first`,
      );
    await walls('DISABLE').execute(superuser);
    try {
      for (const [name, folder] of Object.entries(FAULTY).filter(([, { alone }]) => !alone)) {
        const { storyId } = await folder.arrange(machine);
        service.asks = false;
        for (const hand of [machine.noor, machine.sami]) await publish(machine, hand, storyId);
        service.asks = true;
        expect(await faultsOf(machine, storyId), name).not.toEqual([]);
      }
    } finally {
      service.asks = true;
      await walls('ENABLE').execute(superuser);
    }
  });
});

/** Some were public once, before their fault. */
async function timesPublished({ storyId }: Sent): Promise<number> {
  const { n } = await machine.desk.db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('story_id', '=', storyId)
    .where('kind', '=', 'publish')
    .executeTakeFirstOrThrow();
  return n;
}

function need(name: keyof typeof FAULTY) {
  const folder = FAULTY[name];
  if (!folder) throw new Error(`No folder ${name}.`);
  return folder;
}
