import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The browser tests run what production runs, and not React's development build. */
export default async function build() {
  const env = { ...process.env, NODE_ENV: 'production' };
  await Promise.all(
    ['.', 'src/web/desk'].map((root) => run('npx', ['react-router', 'build', root], { env })),
  );
}
