/** React and nothing else: the story page's own components, in a loop. Built without the router. */

import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { Document } from '#web/render/document.tsx';
import { bannerLinks } from '#web/site/shell/navigation.ts';
import SiteLayout from '#web/site/shell/site-layout.tsx';
import { nextTold } from '#web/site/story/next-told.ts';
import { readingPlace } from '#web/site/story/reading-place.ts';
import StoryPage from '#web/site/story/story.tsx';
import { ShownPage } from './no-router.tsx';

const [file = '', seconds = '3'] = process.argv.slice(2);
const { root, loaderData } = JSON.parse(await readFile(file, 'utf8'));
for (const told of [loaderData.story, loaderData.label])
  told.publishedAt = new Date(told.publishedAt);
const { story, neighbours } = loaderData;
root.banner = bannerLinks(RELEASED);
neighbours.next &&= nextTold(neighbours.next, RELEASED);
loaderData.place = readingPlace(story, '', RELEASED);
const props = { loaderData } as unknown as Parameters<typeof StoryPage>[0];

let html = '';
const render = () => {
  html = renderToString(
    <ShownPage value={{ root, page: <StoryPage {...props} /> }}>
      <Document lang="en">
        <SiteLayout />
      </Document>
    </ShownPage>,
  );
};
for (let i = 0; i < 50; i += 1) render();
const end = performance.now() + Number(seconds) * 1_000;
let renders = 0;
for (; performance.now() < end; renders += 1) render();
process.stdout.write(
  JSON.stringify({ perSecond: renders / Number(seconds), bytes: html.length, html }),
);
