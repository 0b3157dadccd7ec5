import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. */
export default [
  layout('site/shell/site-layout.tsx', [
    layout('site/shell/quiet-boundary.tsx', [
      index('site/pages/home.tsx'),
      route('stories', 'site/campaign/list.tsx'),
      route('read', 'site/campaign/list.tsx', { id: 'read' }),
      route('story/:category/:title/:hash', 'site/story/story.tsx'),
      route('tell', 'site/campaign/tell.tsx'),
      route(':campaign/tell', 'site/campaign/tell.tsx', { id: 'campaign-tell' }),
      route('thank-you', 'site/pages/thank-you.tsx'),
      route('try-again-later', 'site/pages/try-again-later.tsx'),
      route('*', 'site/pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
