import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The site map is small; asking for it route by route would cost readers a request a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
