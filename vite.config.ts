import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Locale } from './src/domain/options/locales.ts';
import { speaking } from './src/web/words-in-place.ts';

/** The language whose pages are built. */
const LOCALE = (process.env.VITE_LOCALE ?? 'en') as Locale;

const OF_EVERY_PAGE = /src\/(?:web\/(?:ui|site|words)|words|domain)\//;
/** Landings, forms, lists, care and who reads share these with each other, and not with a story that somebody reads. */
const OF_SOME_PAGES =
  /web\/site\/(?:campaign\/landing|tell|report|pages\/who-reads)\/|words\/(?:problems|advice)\.ts|domain\/submission|copy-button|inline-text|ui\/field|receipt\/(?:slip|words-form)|quick-exit|care-note|progress-wall|subjects-in-order/;

/**
 * Left to itself the bundler cuts the scripts of one page into thirty files that call for each
 * other; on a slow line every call is a wait. Three files hold what nearly every page needs.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules/, priority: 2 },
    // Of 247 countries, for pages that offer or count them: not for whoever reads one text.
    { name: 'names', test: /web\/words\/(?:list-)?names\.ts/, priority: 2 },
    {
      name: 'site',
      test: (file: string) => OF_EVERY_PAGE.test(file) && !OF_SOME_PAGES.test(file),
      minShareCount: 3,
      priority: 1,
    },
  ],
};

/** Phones whose last update came in 2022; older ones get the pages without scripts. */
const OLDEST = ['chrome100', 'safari15.4', 'firefox100'];

export default defineConfig({
  plugins: [reactRouter(), speaking(LOCALE)],
  build: {
    // Icons and fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { target: OLDEST, rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rollupOptions: { input: 'src/web/server.ts' } } },
  },
});
