import { DEVELOPMENT_POLICY, pagePolicy } from '#web/render/page-policy.ts';
import { createPageRenderer } from '#web/render/render-page.tsx';

export { handleError } from '#web/render/render-page.tsx';

/** Nothing becomes a script at the desk but through the one policy of entry.client.tsx. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

export default createPageRenderer({
  scripts: (html) => html,
  policy: import.meta.env.PROD
    ? ({ scriptHashes }) => pagePolicy({ scripts: scriptHashes }, TRUSTED_TYPES)
    : () => DEVELOPMENT_POLICY,
});
