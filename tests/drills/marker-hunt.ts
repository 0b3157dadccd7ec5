import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { readMails } from '#support/read-mails.ts';
import { validInput } from '#support/valid-input.ts';
import { ask } from './ask.ts';
import { takeBaseBackup } from './base-backup.ts';
import type { Drill } from './drill.ts';
import { linksToStories, messageIdsIn } from './mail-links.ts';
import { journeys, MAILS_A_ROUND, newMarkers, type StoryNames } from './marker-journeys.ts';
import { openPlace, type Place } from './marker-place.ts';
import {
  type Found,
  searchDisk,
  searchFolder,
  searchIn,
  searchRedis,
  searchTables,
} from './marker-search.ts';

const run = promisify(execFile);
const ROUNDS = { small: 1, full: 5 };
const CONTROL_PLACES = ['table', 'file pg_wal', 'file backup', 'page'];

export const drill: Drill = {
  name: 'marker-hunt',
  load: (size) =>
    `${3 * ROUNDS[size]} e-mail addresses and ${2 * ROUNDS[size]} of IPv4 and IPv6 through every journey, at log level debug, their mails over a relay with TLS that logs as Postfix does; then searched for in every table, file, log, page, cache, Redis, metric and a base backup`,
  required:
    '0 plain addresses outside the mail itself, in any of eight spellings; 0 ways from an address to a story, by its names, its events or a hash without a key',
  run: async (ground, size) => {
    const since = Date.now();
    const place = await openPlace(ground);
    const markers: string[] = [];
    const pages: string[] = [];
    const stories: StoryNames[] = [];
    for (let round = 0; round < ROUNDS[size]; round++) {
      const marked = newMarkers();
      markers.push(...Object.values(marked));
      const done = await journeys(place, marked);
      pages.push(...done.pages);
      stories.push(...done.stories);
    }
    const to = (await readMails(place.relay.mails)).map((mail) => mail.to?.[0]?.address ?? '');
    const mailed = to.filter((address) => markers.includes(address)).length;
    const toLeads = to.length - mailed;
    // A mail's id is kept nowhere: what is beside it there would be its story.
    const wanted = [...markers, ...(await messageIdsIn(place.relay))];
    const found = await hunt(place, { markers: wanted, pages, since });
    const links = await linksToStories(place.relay, stories);
    const open = place.relay.heard.filter(({ sealed }) => !sealed).length;

    const kinds = await plantedIn(place, since);
    const control = await linksWithFormerIds(place, stories);
    return {
      measured: `${markers.length} markers, ${mailed} mails to writers and ${toLeads} to leads over the relay, ${open} of them openly: ${found.length} findings, ${links.length} links to ${stories.length} stories${describe(found, links)}`,
      held:
        found.length + links.length + open === 0 &&
        mailed >= ROUNDS[size] * MAILS_A_ROUND &&
        toLeads >= ROUNDS[size],
      control: {
        measured: `a word planted in a story is found in ${kinds.join(', ')}; the Message-ID of before leads to ${control.former} of ${stories.length} stories, a hash without a key to ${control.unkeyed}`,
        attackSucceeded:
          kinds.length === CONTROL_PLACES.length &&
          control.former === stories.length &&
          control.unkeyed === stories.length,
      },
    };
  },
};

const describe = (found: readonly Found[], links: readonly string[]) =>
  [...new Set([...found.map(({ where, form }) => `${form} in ${where}`), ...links])]
    .slice(0, 8)
    .map((one) => `; ${one}`)
    .join('');

/** The same search, for words that were published: it has to find them. */
async function plantedIn(place: Place, since: number): Promise<string[]> {
  const planted = `planted${randomBytes(8).toString('hex')}`;
  const story = `${validInput(generalCampaign()).story} ${planted}`;
  const { url } = await place.edge.world.publish({ title: 'Planted', story });
  const found = await hunt(place, { markers: [planted], pages: [url], since });
  return CONTROL_PLACES.filter((kind) => found.some(({ where }) => where.startsWith(kind)));
}

/** Mails as they went out once, over the same relay: to how many stories they lead. */
async function linksWithFormerIds({ relay }: Place, stories: readonly StoryNames[]) {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: relay.port,
    ignoreTLS: true,
  });
  const ledTo = async (idOf: (story: StoryNames) => string) => {
    let count = 0;
    for (const story of stories) {
      const before = (await linksToStories(relay, [story])).length;
      await transport.sendMail({
        from: 'hello@hikaya.test',
        to: 'somebody@example.org',
        subject: 'Your story is published on Hikaya',
        text: 'It is.',
        messageId: `<${idOf(story)}@hikaya.test>`,
      });
      // In the log and in the header.
      if ((await linksToStories(relay, [story])).length >= before + 2) count += 1;
    }
    return count;
  };
  const former = await ledTo(({ hash }) => `approval.${hash}`);
  const unkeyed = await ledTo(({ hash }) => createHash('sha256').update(hash).digest('hex'));
  transport.close();
  return { former, unkeyed };
}

async function hunt(
  place: Place,
  search: { markers: readonly string[]; pages: readonly string[]; since: number },
): Promise<Found[]> {
  const { edge, redis, desk, officer, logs, journal, inner } = place;
  const { markers, pages, since } = search;
  const found: Found[] = [
    ...(await searchTables(edge.database, markers)),
    ...(await searchDisk(edge.database, markers, since)),
    ...(await searchBackup(place, markers)),
    ...(await searchFolder(
      path.dirname(logs),
      markers,
      (file) => file === logs || file === journal,
    )),
    ...(await searchFolder(edge.folder, markers)),
    ...(await searchFolder(redis.folder, markers)),
    ...(await searchRedis(redis.url, markers)).found,
  ];
  for (const page of new Set(pages)) {
    const { body, headers } = await edge.read(page);
    found.push(...searchIn(`page ${page}`, Buffer.from(body + JSON.stringify(headers)), markers));
  }
  for (const page of ['/desk', '/desk/log', '/desk/export.csv', '/desk/statistics']) {
    const { body } = await ask(desk.origin, { path: page, headers: { cookie: officer } });
    found.push(...searchIn(`page ${page}`, Buffer.from(body), markers));
  }
  for (const [name, port] of Object.entries(inner)) {
    const { status, body } = await ask(`http://127.0.0.1:${port}`, { path: '/metrics' });
    if (status !== 200) throw new Error(`${name} shows no metrics.`);
    found.push(...searchIn(`metrics of ${name}`, Buffer.from(body), markers));
  }
  return found;
}

/** As backups are taken; of it, what belongs to this database and to all. */
async function searchBackup({ edge, folder }: Place, markers: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<{ data: string; oid: string }>`
    SELECT current_setting('data_directory') AS data, oid::text
    FROM pg_database WHERE datname = current_database()`.execute(edge.database.as('superuser'));
  const { data = '', oid = '' } = rows[0] ?? {};
  const [file, unpacked] = [path.join(folder, 'backup.tar'), path.join(folder, 'backup')];
  const superuserUrl = edge.database.url('superuser');
  await takeBaseBackup({ folder: path.dirname(data), superuserUrl }, file);
  await mkdir(unpacked);
  await run('tar', ['-C', unpacked, '-xf', file, `./base/${oid}`, './global']);
  const found = await searchFolder(unpacked, markers);
  for (const one of [file, `${file}.label`, unpacked]) await rm(one, { recursive: true });
  return found;
}
