import { PLAYER_HOSTS } from '#domain/story/body.ts';
import { createDrawnPages } from './render/drawn-pages.ts';
import { DEVELOPMENT_POLICY, pagePolicy } from './render/page-policy.ts';
import { createPageRenderer } from './render/render-page.tsx';
import { wordsFirst } from './render/words-first.ts';
import { previewContext, servicesContext } from './services-context.ts';

export { handleError } from './render/render-page.tsx';

/** Only a page with a video that an officer let through may show its player. */
const framesOf = (html: string) => (html.includes('<a class="video"') ? PLAYER_HOSTS : []);

/** In development the scripts keep the order that reloading needs. */
export default createPageRenderer(
  import.meta.env.PROD
    ? {
        scripts: wordsFirst,
        drawn: createDrawnPages(),
        isForEverybody: (context) => context.get(previewContext) === null,
        policy: ({ html, scriptHashes, context }) => {
          // Empty unless a provider was chosen; on every page, because a form may be reached from any.
          if (context.get(previewContext)) return pagePolicy({ scripts: null });
          const { scripts, frames, connects } = context.get(servicesContext).botCheckSources;
          return pagePolicy({
            scripts: [...scriptHashes, ...scripts],
            frames: [...framesOf(html), ...frames],
            connects,
          });
        },
      }
    : { scripts: (html) => html, policy: () => DEVELOPMENT_POLICY },
);
