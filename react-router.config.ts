import type { Config } from '@react-router/dev/config';
import { precompress } from './src/http/precompress.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The site map is small; asking for it route by route would cost readers a request a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => precompress('build/client/assets'),
} satisfies Config;
