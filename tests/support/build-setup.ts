import { buildPages } from '#lab/build-pages.ts';

/** The browser tests run what production runs, and not React's development build. */
export default buildPages;
