import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#domain/page-paths.ts';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { startProcess } from '#lab/start-process.ts';
import { newSecrets } from '#main/setup/settings.ts';
import { WITH_MADE } from '#support/made-campaign.ts';
import { plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { ask } from '../drills/ask.ts';

/** Whoever asks by this name, whichever process answers. */
const ORIGIN = 'http://hikaya.example';

let site: Site;
let paths: string[];
beforeAll(async () => {
  site = await openSite({ made: true });
  const stories = [
    await publishSample(site, plainSample({ title: 'Drawn twice', city: 'Halifax' })),
    await publishSample(site, sampleIn('ur', 'ourlondonfamily')),
    await publishSample(site, sampleIn('fr', 'jan29')),
  ];
  const more = ['/stories?q=twice', '/stories?type=LETTER', '/no-such-page', '/feed.atom'];
  paths = [...pagePaths(WITH_MADE.all), ...stories, ...more];
});

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** A web process as operators start it; answers a page's policy and bytes. */
async function start(more: Record<string, string> = {}) {
  const port = await freePort();
  const environment = localEnvironment({
    url: site.database.url,
    secrets: await secrets,
    origin: ORIGIN,
    deskOrigin: 'http://desk.example',
    smtp: 'smtp://127.0.0.1:1',
    journal: '/dev/null',
    more: { PORT: String(port), MOST_LAG_MS: '20000', ...more },
  });
  const web = await startProcess('web', environment, () => {});
  ends.push(web.stop);
  return async (path: string) => {
    const { headers, body } = await ask(`http://127.0.0.1:${port}`, {
      path,
      headers: { host: new URL(ORIGIN).host },
    });
    return { policy: headers['content-security-policy'], etag: headers.etag, body };
  };
}

const secrets = newSecrets();

test('nothing but address and data decides a page', async () => {
  const here = await start();
  // Another day, another zone, another language of the machine, and pages asked for in another order.
  const elsewhere = await start({
    TZ: 'Asia/Karachi',
    LANG: 'ur_PK.UTF-8',
    LC_ALL: 'ur_PK.UTF-8',
    NODE_OPTIONS: `--import=${new URL('../support/hours-later.ts', import.meta.url).pathname}`,
  });
  const first = new Map<string, unknown>();
  for (const path of paths) first.set(path, await here(path));
  for (const path of paths.toReversed()) {
    expect(await here(path), `${path} again`).toEqual(first.get(path));
    expect(await elsewhere(path), `${path} elsewhere`).toEqual(first.get(path));
  }
});

test('another setting makes another page, and other words make another page', async () => {
  const here = await start();
  const renamed = await start({ SITE_NAME: 'Another name' });
  for (const path of ['/', '/stories', '/tell'])
    expect(await renamed(path)).not.toEqual(await here(path));
  const before = await here('/stories');
  await publishSample(site, plainSample({ title: 'One more' }));
  const after = await here('/stories');
  expect(before.body).not.toContain('One more');
  expect(after.body).toContain('One more');
});
