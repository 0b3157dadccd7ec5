import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Left to itself the bundler cuts the scripts of one page into thirty files that call for each
 * other; on a slow line every call is a wait. Three files hold what nearly every page needs.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules/, priority: 2 },
    // Landings, forms, care and who reads are shared with each other, and not with a story that somebody reads.
    {
      name: 'site',
      test: /src\/(?:web\/(?:ui|site(?!\/(?:(?:campaign\/landing|tell|pages\/who-reads)\/|shell\/care-note)))|domain)\//,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

/** Phones whose last update came in 2022; older ones get the pages without scripts. */
const OLDEST = ['chrome100', 'safari15.4', 'firefox100'];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Icons and fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { target: OLDEST, rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rollupOptions: { input: 'src/web/server.ts' } } },
  },
});
