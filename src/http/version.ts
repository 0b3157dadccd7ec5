import { readFileSync } from 'node:fs';

const about = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** Of this release, as its folder is named. */
export const { version: VERSION } = JSON.parse(about) as { version: string };
