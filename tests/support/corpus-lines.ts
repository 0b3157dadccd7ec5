import { readFileSync } from 'node:fs';
import path from 'node:path';

export const CORPUS = path.resolve(import.meta.dirname, '../corpus');

export function linesOf(file: string): string[] {
  return readFileSync(path.join(CORPUS, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
