import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#support/other-release.ts';

/** Two programs start and read every source, which takes long on a busy machine. */
const LONGEST_MS = 120_000;

/** In a copy, so that the words of whoever runs this stay as they are. The sentences are the control. */
test('`npm run words` would find nothing but a sentence in a component and one in a record that are new', {
  timeout: LONGEST_MS,
}, () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const banner = path.join(copy, 'src/web/site/shell/banner.tsx');
  appendFileSync(banner, 'export const NEW = t`Never gathered before`;\n');
  const page = path.join(copy, 'src/web/content/new-page.ts');
  writeFileSync(page, "export const newPage = { title: 'Never gathered before, and a page' };\n");

  execFileSync('node', ['src/web/write-words.ts'], { cwd: copy, stdio: 'pipe' });

  const files = globSync('translations/*/*.po');
  const isNew = (entry: string) => entry.includes('Never gathered before');
  for (const file of files)
    expect(
      entriesOf(path.join(copy, file)).filter((entry) => !isNew(entry)),
      file,
    ).toEqual(entriesOf(file));
  const withNew = files.filter((file) => entriesOf(path.join(copy, file)).some(isNew));
  expect(withNew.toSorted()).toEqual(files.filter((file) => /site|pages/.test(file)).toSorted());
});

const entriesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n\n');
