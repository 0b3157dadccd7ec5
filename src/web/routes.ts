import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Long prose, drawn by one page from `content/`. */
const contentPages = [
  'mission',
  'educators',
  'guidelines',
  'terms-of-use',
  'privacy-policy',
  'donate',
  'contact',
  'ourlondonfamily/educators',
];

/** Everything, a subject, a campaign; each in both formats. */
const feeds = ['feed', 'stories/:subject/feed', ':campaign/feed'].flatMap((path) => [
  `${path}.atom`,
  `${path}.json`,
]);

/** The site map. */
export default [
  route('robots.txt', 'site/feeds/robots.ts'),
  route('.well-known/security.txt', 'site/feeds/security-txt.ts'),
  route('sitemap.xml', 'site/feeds/site-map.ts'),
  route('sitemaps/:file', 'site/feeds/site-map-part.ts'),
  ...feeds.map((path) => route(path, 'site/feeds/feed.ts', { id: path })),
  route('stories/surprise', 'site/pages/surprise.ts'),
  route('countries/openings.json', 'site/pages/country-openings.ts'),
  route('ledger.csv', 'site/ledger/ledger-file.ts', { id: 'ledger.csv' }),
  route('ledger.json', 'site/ledger/ledger-file.ts', { id: 'ledger.json' }),
  route('tell/crowds.json', 'site/tell/crowds.ts'),
  route('manifest.webmanifest', 'site/sharing/manifest.ts'),
  route('icon/:file', 'site/sharing/icon.ts'),
  route('tiles/:file', 'site/sharing/tile-sheet.ts'),
  route('walls/:file', 'site/sharing/wall-sheet.ts'),
  route('tile/:category/:file', 'site/sharing/tile-picture.ts'),
  route('embed/:hash', 'site/embed/embed.ts'),
  route('image/story/:file', 'site/sharing/story-picture.ts'),
  route('image/campaign/:file', 'site/sharing/campaign-picture.ts'),
  route('pictures/:file', 'site/sharing/content-picture.ts'),
  route('print/poster/:file', 'site/print/poster.ts'),
  route('print/:file', 'site/print/letter.ts'),
  layout('site/shell/site-layout.tsx', [
    layout('site/shell/quiet-boundary.tsx', [
      route('story/:category/:title/:hash', 'site/story/story.tsx'),
      layout('site/shell/more-styles.tsx', [
        index('site/pages/home.tsx'),
        route('stories', 'site/campaign/list.tsx'),
        route('read', 'site/campaign/list.tsx', { id: 'read' }),
        route('tell', 'site/campaign/tell.tsx'),
        route(':campaign/tell', 'site/campaign/tell.tsx', { id: 'campaign-tell' }),
        route('thank-you', 'site/pages/thank-you.tsx'),
        route('receipt', 'site/pages/receipt.tsx'),
        route('report/:hash', 'site/pages/report.tsx'),
        route('try-again-later', 'site/pages/try-again-later.tsx'),
        route('museum', 'site/pages/museum.tsx'),
        route('opportunities', 'site/pages/opportunities.tsx'),
        route('subjects', 'site/pages/subjects.tsx'),
        route('countries', 'site/pages/countries.tsx'),
        route('who-reads', 'site/pages/who-reads.tsx'),
        route('ledger', 'site/ledger/ledger.tsx'),
        route('faq', 'site/pages/faq.tsx'),
        route('press', 'site/pages/press.tsx'),
        route('impact', 'site/pages/impact.tsx'),
        ...contentPages.map((path) => route(path, 'site/pages/content-page.tsx', { id: path })),
        route('ourlondonfamily/share', 'site/pages/london-share.tsx'),
        route('ourlondonfamily/urdu', 'site/pages/london-urdu.tsx'),
        route(':campaign', 'site/campaign/landing.tsx'),
        route(':campaign/letters', 'site/campaign/list.tsx', { id: 'campaign-letters' }),
        route(':campaign/stories', 'site/campaign/list.tsx', { id: 'campaign-stories' }),
      ]),
      route('*', 'site/pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
