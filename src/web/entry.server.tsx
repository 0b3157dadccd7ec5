import { createPageRenderer } from './ui/render-page.tsx';
import { wordsFirst } from './words-first.ts';

export { handleError } from './ui/render-page.tsx';

/** In development the scripts keep the order that reloading needs. */
export default createPageRenderer((html) => (import.meta.env.PROD ? wordsFirst(html) : html));
