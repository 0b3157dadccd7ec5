/**
 * `npm run lighthouse -- --url http://127.0.0.1:4310`: Lighthouse's mobile scores for the pages
 * that matter most, from a server that is already running.
 */
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://127.0.0.1:4310' } },
});
const REQUIRED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof REQUIRED;

const api = await fetch(`${values.url}/api/story/some?numStories=100`);
const { content } = (await api.json()) as { content: { url: string; language: string }[] };
const firstIn = (language: string) =>
  content.find((story) => story.language === language)?.url ?? '/stories';

const paths = [
  '/',
  '/stories',
  firstIn('en'),
  firstIn('ur'),
  '/palestine',
  '/tell',
  '/museum',
  '/faq',
];
const chrome = await chromeLauncher.launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let short = 0;
for (const path of paths) {
  const result = await lighthouse(`${values.url}${path}`, {
    port: chrome.port,
    onlyCategories: Object.keys(REQUIRED),
    logLevel: 'error',
  });
  const scores = Object.keys(REQUIRED).map((name) => {
    const score = Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    if (score < REQUIRED[name as Category]) short += 1;
    return `${name} ${score}`;
  });
  const failed = Object.values(result?.lhr.audits ?? {})
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map((audit) => audit.id);
  process.stdout.write(`${path}\n  ${scores.join('  ')}\n  below 0.9: ${failed.join(', ')}\n`);
}
chrome.kill();
process.stdout.write(short === 0 ? 'every score as required\n' : `${short} scores fall short\n`);
