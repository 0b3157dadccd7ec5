import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything a visitor or a writer is told: pages, campaigns, mails, paper. */
const TOLD = [
  'src/web/site',
  'src/web/content',
  'src/web/ui',
  'src/domain/campaigns',
  'src/services/mail/words',
  'src/integrations/print/templates',
];
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** In policed communities the word frightens. The police, where they are meant, keep it. */
const OFFICER = /(?<!police )\bofficers?\b/i;

test('visitors are never told of officers: those who read are “our readers”', () => {
  const files = globSync(`{${TOLD.join(',')}}/**/*.{ts,tsx,typ}`, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter(
    (file) =>
      !file.includes('.test.') &&
      OFFICER.test(readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENT, '')),
  );
  expect(telling).toEqual([]);
});
