import { execFileSync } from 'node:child_process';

/** The browser tests run what production runs. */
export default function build() {
  execFileSync('npx', ['react-router', 'build'], { stdio: 'pipe' });
}
