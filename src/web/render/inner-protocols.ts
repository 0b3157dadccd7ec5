/**
 * What we know of how React and the router write a page, which neither promises. It stands here alone;
 * `tests/spec/inner-protocols.test.ts` names the versions it was read from and tries it with them.
 */
export const READ_FROM = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
} as const;

/** How React marks what it could not draw yet. */
export const LEFT_OUT = '<!--$!-->';

/** What the router's scripts take a page's data from, once it is told that all is there. */
const STREAM = 'window.__reactRouterContext.streamController';
export const handoffCode = (data: string) => `${STREAM}.enqueue(${data});${STREAM}.close();`;

/** How the router announces each script at the top of a page. */
export const ANNOUNCEMENT = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/** The script that starts a page: its nonce, and its code. */
export const START = /<script( nonce="\w+")? type="module" async="">(.*?)<\/script>/s;

/** The imports in it, each on a line of its own. */
export const IMPORT_AS = /^import \* as (\w+) from ("[^"]+");/gm;
export const IMPORT_ALONE = /^import ("[^"]+");/gm;

/** By this name the router asks for the data of an address that ends in a slash. */
export const DATA_OF_SLASH = /(?<=.)\/+_\.data$/;
