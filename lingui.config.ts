import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'ur', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/translations/{locale}/site',
      include: ['src/web/site', 'src/web/ui', 'src/web/root.tsx', 'src/web/words', 'src/words'],
      exclude: ['**/*.test.*'],
    },
  ],
  extractors: [createBabelExtractor()],
  // A moved line must not change the files of every language.
  format: formatter({ lineNumbers: false, customHeaderAttributes: { 'POT-Creation-Date': '' } }),
  macro: { corePackage: ['@lingui/core/macro', '#words/msg.ts'] },
  // The library makes the catalogues; what readers are sent is our own, and a tenth of its size.
  runtimeConfigModule: {
    Trans: ['#web/words/sentence.tsx', 'Sentence'],
    i18n: ['#web/words/words.ts', 'words'],
  },
});
