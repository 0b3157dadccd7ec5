import { PLAYER_HOSTS } from '#domain/story/body.ts';
import { pagePolicy } from './ui/page-policy.ts';
import { createPageRenderer } from './ui/render-page.tsx';
import { wordsFirst } from './words-first.ts';

export { handleError } from './ui/render-page.tsx';

/** Only a page with a video that an officer let through may show its player. */
const framesOf = (html: string) =>
  html.includes('<a class="video"') ? [`frame-src ${PLAYER_HOSTS.join(' ')}`] : [];

/** In development the scripts keep the order that reloading needs. */
export default createPageRenderer(
  import.meta.env.PROD
    ? {
        scripts: wordsFirst,
        policy: (html, scriptHashes) => pagePolicy(scriptHashes, framesOf(html)),
      }
    : { scripts: (html) => html, policy: null },
);
