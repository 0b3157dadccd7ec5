import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Danger } from '#domain/safeguarding/dangers.ts';

export const CORPUS = path.resolve(import.meta.dirname, '../corpus');

export function linesOf(file: string): string[] {
  return readFileSync(path.join(CORPUS, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** As the authors of the safeguarding corpus name what is in a text. */
export const RISKS = ['life', 'child', 'threat'] as const;
export type Risk = (typeof RISKS)[number];

export const DANGER_OF: Record<Risk, Danger> = {
  life: 'risk-to-life',
  child: 'child-in-danger',
  threat: 'threat',
};
