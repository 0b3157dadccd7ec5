import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOCALES } from '#domain/options/locales.ts';

const run = promisify(execFile);

/** What ships, and what every test of a page runs: the pages in each language, and the desk. */
export async function buildPages(): Promise<void> {
  // English first: it empties the folder into which the others put their files.
  await build('.', 'en');
  const rest = [
    () => build('src/web/desk', 'en'),
    ...LOCALES.map(
      ({ code }) =>
        () =>
          build('.', code),
    ).slice(1),
  ];
  const next = async (): Promise<void> => {
    for (let one = rest.shift(); one; one = rest.shift()) await one();
  };
  // More at once would need memory that a small machine has not.
  await Promise.all([next(), next()]);
}

async function build(root: string, locale: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', VITE_LOCALE: locale };
  await run('npx', ['react-router', 'build', root], { env });
}

if (import.meta.main) await buildPages();
