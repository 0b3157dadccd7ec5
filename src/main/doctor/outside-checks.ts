import { statfs } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { VERSION_KEY } from '#api/register-api.ts';
import { VERSION } from '#http/version.ts';
import { createJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { readConfig } from '../compose/config.ts';
import { isThisMachine, type Settings } from '../setup/settings.ts';
import { broken, type Finding, held, look, tried } from './finding.ts';

const WAITS_MS = 5_000;
const LITTLE_ROOM = 0.1;
const NO_ROOM = 0.02;

/** Whether the mail server lets us in, over a line that nobody else reads; and sends one where it is asked to. */
export function checkMail({ worker }: Settings, sendTo?: string): Promise<Finding[]> {
  const about = 'mail';
  return tried(about, 'Put SMTP_URL right in worker.env.', async () => {
    const url = new URL(worker.SMTP_URL ?? '');
    const isOpen = !isThisMachine(url.hostname) && url.protocol === 'smtp:';
    const transport = nodemailer.createTransport(url.href, {
      // A line that begins openly must be sealed before anything is said on it.
      ...(isOpen && { requireTLS: true }),
      connectionTimeout: WAITS_MS,
    } as never);
    try {
      await transport.verify();
      if (sendTo === undefined) return held(about, `${url.hostname} lets us in`);
      const from = worker.MAIL_FROM ?? '';
      await transport.sendMail({ from, to: sendTo, subject: 'Hikaya', text: 'A mail of trial.' });
      return held(about, `a mail is on its way to ${sendTo}`);
    } finally {
      transport.close();
    }
  });
}

/** What is kept under a name of its own is asked for, and then dropped in every cache. */
export function checkCaches({ web, worker }: Settings): Promise<Finding[]> {
  const about = 'caches';
  const mend = 'Put EDGE_CACHES right in worker.env: the purge door of every Varnish.';
  return tried(about, mend, async () => {
    const { EDGE_CACHES: caches } = readConfig(['EDGE_CACHES'], worker);
    if (caches.length === 0) return held(about, 'none in front, as told');
    const ask = (url: string, init: RequestInit) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(WAITS_MS) });
    await ask(new URL('/api/version', web.SITE_ORIGIN).href, {});
    let dropped = 0;
    for (const cache of caches) {
      const headers = { 'xkey-purge': VERSION_KEY };
      const answer = await ask(cache, { method: 'PURGE', headers });
      if (!answer.ok) return broken(about, `${cache} refused a purge: ${answer.status}`, mend);
      dropped += Number(answer.headers.get('purged') ?? 0);
    }
    return dropped > 0
      ? held(about, 'a purge reaches what readers are shown')
      : broken(about, 'a purge is taken, and readers are shown another cache', mend);
  });
}

/** Whether site and desk answer at the names that people know, and the site is of this release. */
export async function checkAddresses({ web, desk }: Settings): Promise<Finding[]> {
  const get = (origin: string | undefined, at: string) =>
    fetch(new URL(at, origin), { signal: AbortSignal.timeout(WAITS_MS) }).catch((error: Error) => {
      throw new Error(
        `nothing answers at ${origin}: ${(error.cause as Error)?.message ?? error.message}`,
      );
    });
  const mend = (name: string) =>
    `Start ${name}, and look at its name, its proxy and its certificate.`;
  return [
    ...(await tried('site', mend('web'), async () => {
      const answer = await get(web.SITE_ORIGIN, '/api/version');
      const { version } = (await answer.json()) as { version?: string };
      for (const [at, well] of [
        ['/api/ready', 204],
        ['/stories', 200],
      ] as const) {
        const { status } = await get(web.SITE_ORIGIN, at);
        if (status !== well) return broken('site', `${at} answers ${status}`, 'Start web anew.');
      }
      return version === VERSION
        ? held('site', `${web.SITE_ORIGIN} answers, version ${version}`)
        : look('site', `version ${version} answers, this is ${VERSION}`, 'Start web anew.');
    })),
    ...(await tried('desk', mend('desk'), async () => {
      const { status } = await get(desk.DESK_ORIGIN, '/desk/sign-in');
      return status === 200
        ? held('desk', `${desk.DESK_ORIGIN} answers`)
        : broken('desk', `${desk.DESK_ORIGIN} answers ${status}`, mend('desk'));
    })),
  ];
}

export async function checkJournal({ purger }: Settings): Promise<Finding[]> {
  const file = purger.JOURNAL_FILE ?? '';
  const mend = 'Make its folder and give it to the user that the purger runs as.';
  return tried('journal', mend, async () => {
    await createJournalFile(file)([]);
    return [held('journal', `${file} can be written`), await checkRoom('disk', path.dirname(file))];
  });
}

async function checkRoom(about: string, folder: string): Promise<Finding> {
  const { bavail, blocks } = await statfs(folder);
  const free = blocks === 0 ? 1 : bavail / blocks;
  const says = `${Math.floor(free * 100)} % of the disk of ${folder} are free`;
  const mend = 'Make room; never delete in pg_wal.';
  if (free < NO_ROOM) return broken(about, says, mend);
  return free < LITTLE_ROOM ? look(about, says, mend) : held(about, says);
}
