import { createPageRenderer } from '#web/ui/render-page.tsx';

export { handleError } from '#web/ui/render-page.tsx';

export default createPageRenderer((html) => html);
