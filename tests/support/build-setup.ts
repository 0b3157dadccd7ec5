import { execFileSync } from 'node:child_process';

/** The browser tests run what production runs, and not React's development build. */
export default function build() {
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const root of ['.', 'src/web/desk'])
    execFileSync('npx', ['react-router', 'build', root], { stdio: 'pipe', env });
}
