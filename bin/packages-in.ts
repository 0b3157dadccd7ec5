import { globSync } from 'node:fs';
import path from 'node:path';

/** The folders of all packages under a release, each beginning with node_modules. */
export const packagesIn = (root: string): string[] =>
  globSync('node_modules/**/package.json', { cwd: root })
    .map((file) => path.dirname(file))
    // Folders inside a package have a package.json of another kind.
    .filter((folder) => /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder))
    .toSorted();
