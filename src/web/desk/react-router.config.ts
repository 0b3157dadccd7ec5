import type { Config } from '@react-router/dev/config';
import { precompress } from '../../http/precompress.ts';

const BUILD = 'build/desk';

/** The desk is an application of its own: nothing of it is in what the public is sent. */
export default {
  appDirectory: '.',
  buildDirectory: `../../../${BUILD}`,
  basename: '/desk',
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => precompress(`${BUILD}/client/assets`),
} satisfies Config;
