import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import type { Config } from '@react-router/dev/config';
import { precompress } from './src/http/precompress.ts';

/** Each language has a build of its own, English at the top. */
const LOCALE = process.env.VITE_LOCALE ?? 'en';
const BUILD = LOCALE === 'en' ? 'build' : `build/${LOCALE}`;
const ASSETS = 'build/client/assets';

export default {
  appDirectory: 'src/web',
  buildDirectory: BUILD,
  // The site map is small; asking for it route by route would cost readers a request a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    const own = `${BUILD}/client/assets`;
    if (LOCALE === 'en') return precompress(own);
    // A file is named by its content: what languages have in common is one file, and all are served from one folder.
    for (const file of await readdir(own))
      if (existsSync(`${ASSETS}/${file}`)) await rm(`${own}/${file}`);
    await precompress(own);
    await cp(own, ASSETS, { recursive: true });
    await rm(`${BUILD}/client`, { recursive: true });
  },
} satisfies Config;
