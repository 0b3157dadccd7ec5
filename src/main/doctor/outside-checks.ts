import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { VERSION_KEY } from '#api/register-api.ts';
import { VERSION } from '#http/version.ts';
import { companiesIn, createPurgeEdge, varnishesIn } from '#integrations/edge-cache/purge-edge.ts';
import { createJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { smtpTransport } from '#integrations/mail/smtp-transport.ts';
import { openRedis } from '#integrations/shared-counters/open-redis.ts';
import { readConfig } from '../compose/config.ts';
import type { Settings } from '../setup/settings.ts';
import { broken, type Finding, held, look, startOf, tried } from './finding.ts';

const WAITS_MS = 5_000;
const LITTLE_ROOM = 0.1;
const NO_ROOM = 0.02;

/** Whether the mail server lets us in, over a line that nobody else reads; and sends one where it is asked to. */
export function checkMail({ worker }: Settings, sendTo?: string): Promise<Finding[]> {
  const about = 'mail';
  return tried(about, 'Put SMTP_URL right in worker.env.', async () => {
    const url = new URL(worker.SMTP_URL ?? '');
    const from = worker.MAIL_FROM ?? '';
    const transport = smtpTransport(url.href, from);
    try {
      await transport.verify();
      if (sendTo === undefined) return held(about, `${url.hostname} lets us in`);
      await transport.sendMail({ from, to: sendTo, subject: 'Hikaya', text: 'A mail of trial.' });
      return held(about, `a mail is on its way to ${sendTo}`);
    } finally {
      transport.close();
    }
  });
}

/** Says where nobody answers, and what the line says. */
async function ask(origin: string | undefined, at: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(WAITS_MS);
  return fetch(new URL(at, origin), { ...init, signal }).catch((error: Error) => {
    throw new Error(
      `nothing answers at ${origin}: ${(error.cause as Error)?.message ?? error.message}`,
    );
  });
}

/** Whether every cache in front hears of a change, and pages speak to the one that is there. */
export async function checkCaches({ web, worker }: Settings): Promise<Finding[]> {
  return tried(CACHES, TELL_ALL, async () => {
    const { EDGE_CACHES: caches } = readConfig(['EDGE_CACHES'], worker);
    const findings = checkHeaders(web, caches);
    if (caches.length === 0) findings.push(held(CACHES, 'none in front, as told'));
    const varnishes = varnishesIn(caches);
    if (varnishes.length > 0) findings.push(...(await checkVarnish(varnishes, web.SITE_ORIGIN)));
    for (const company of companiesIn(caches))
      findings.push(...(await checkCompany(company, worker)));
    return findings;
  });
}

const CACHES = 'caches';
const TELL_ALL = `Does Varnish run (${startOf('varnish')})? If it does: EDGE_CACHES in worker.env names the purge door of every one.`;

/** What is kept under a name of its own is asked for, and then dropped in every cache. */
function checkVarnish(caches: string[], origin: string | undefined): Promise<Finding[]> {
  return tried(CACHES, TELL_ALL, async () => {
    await ask(origin, '/api/version');
    let dropped = 0;
    for (const cache of caches) {
      const headers = { 'xkey-purge': VERSION_KEY };
      const answer = await ask(cache, '', { method: 'PURGE', headers });
      if (!answer.ok) return broken(CACHES, `${cache} refused a purge: ${answer.status}`, TELL_ALL);
      dropped += Number(answer.headers.get('purged') ?? 0);
    }
    return dropped > 0
      ? held(CACHES, 'a purge reaches what readers are shown')
      : broken(CACHES, 'a purge is taken, and readers are shown another cache', TELL_ALL);
  });
}

/** A company says whether it takes a purge, and not what it dropped. */
function checkCompany(company: string, worker: Settings['worker']): Promise<Finding[]> {
  return tried(CACHES, 'Put EDGE_CACHES and EDGE_TOKEN right in worker.env.', async () => {
    const { EDGE_TOKEN: token, EDGE_API: api } = readConfig(['EDGE_TOKEN', 'EDGE_API'], worker);
    await createPurgeEdge({ caches: [company], token, api })([VERSION_KEY]);
    return held(CACHES, `${company} takes a purge`);
  });
}

/** Cloudflare keeps pages by headers of its own, and must be told of every change where it does. */
function checkHeaders(web: Settings['web'], caches: string[]): Finding[] {
  const about = 'cache headers';
  const told = caches.some((cache) => cache.startsWith('cloudflare:'));
  const { EDGE_HEADERS: spoken } = readConfig(['EDGE_HEADERS'], web);
  if (told && spoken !== 'cloudflare')
    return [
      broken(about, 'no page says by what to purge it', 'EDGE_HEADERS=cloudflare in web.env'),
    ];
  if (!told && spoken === 'cloudflare')
    return [
      broken(
        about,
        'Cloudflare may keep pages, and nobody purges there',
        'Name cloudflare:ZONE_ID in EDGE_CACHES of worker.env, or take EDGE_HEADERS out of web.env.',
      ),
    ];
  return [];
}

/** Whether what the web servers count together is there, and keeps nothing. */
export function checkCounters({ web }: Settings): Promise<Finding[]> {
  const about = 'counters';
  const mend =
    'See "Counts shared by processes" in the runbook; meanwhile each web server counts alone.';
  return tried(about, mend, async () => {
    const { COUNTERS_URL: url } = readConfig(['COUNTERS_URL'], web);
    if (url === undefined) return held(about, 'each web server counts for itself');
    const redis = openRedis(url);
    try {
      await redis.reach();
      return held(about, 'shared by the web servers, and on no disk');
    } finally {
      await redis.stop();
    }
  });
}

/** Whether site and desk answer at the names that people know, and the site is of this release. */
export async function checkAddresses({ web, desk }: Settings): Promise<Finding[]> {
  const mend = (name: 'web' | 'desk') =>
    `Between people and ${name} stand Caddy${name === 'web' ? ' and Varnish' : ''}: systemctl status caddy ${name === 'web' ? 'varnish hikaya-web-1' : 'hikaya-desk'}. Else look at the name and its certificate.`;
  return [
    ...(await tried('site', mend('web'), async () => {
      const answer = await ask(web.SITE_ORIGIN, '/api/version');
      if (!answer.ok)
        return broken('site', `${web.SITE_ORIGIN} answers ${answer.status}`, mend('web'));
      const { version } = (await answer.json()) as { version?: string };
      for (const [at, well] of [
        ['/api/ready', 204],
        ['/stories', 200],
      ] as const) {
        const { status } = await ask(web.SITE_ORIGIN, at);
        if (status !== well) return broken('site', `${at} answers ${status}`, mend('web'));
      }
      return version === VERSION
        ? held('site', `${web.SITE_ORIGIN} answers, version ${version}`)
        : look('site', `version ${version} answers, this is ${VERSION}`, 'Start web anew.');
    })),
    ...(await tried('desk', mend('desk'), async () => {
      const { status } = await ask(desk.DESK_ORIGIN, '/desk/sign-in');
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
