import path from 'node:path';
import * as React from 'react';

/** What `npm run build` writes, beside the sources, wherever the process was started. */
export const BUILD = path.resolve(import.meta.dirname, '../../build');

/** Of each side, the files for its browsers. */
export const BROWSER_FILES = {
  web: path.join(BUILD, 'client'),
  desk: path.join(BUILD, 'desk/client'),
};

/** Which React draws the pages. Only its development build can tell who owns a component. */
const reactBuild = React.captureOwnerStack === undefined ? 'production' : 'development';

/** For the line that every process writes when it is ready. */
export const REACT = `${reactBuild} ${React.version}`;

/** The development build takes three times as long for a page, and nothing else would say so. */
export function refuseDevelopmentReact(): void {
  if (reactBuild !== 'production')
    throw new Error(
      'React was loaded in its development build. Start with src/main/production.ts.',
    );
}
