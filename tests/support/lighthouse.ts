/**
 * `npm run lighthouse -- --url http://127.0.0.1:4310 [--runs 5] [/path …]`: Lighthouse's mobile
 * scores for the pages that matter most, or for those named, from a server that is already running.
 * Beside each score stands the speed of the machine as Lighthouse measured it in that run: it slows
 * every machine down four times, whether it was fast or slow.
 */
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4310' },
    // One run is noise: the first paint of a headless browser comes a second late at times.
    runs: { type: 'string', default: '3' },
  },
});
const REQUIRED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof REQUIRED;
const CATEGORIES = Object.keys(REQUIRED) as Category[];
const RUNS = Number(values.runs);

const api = await fetch(`${values.url}/api/story/some?numStories=100`);
const { content } = (await api.json()) as { content: { url: string; language: string }[] };
const firstIn = (language: string) =>
  content.find((story) => story.language === language)?.url ?? '/stories';

const MATTER_MOST = [
  '/',
  '/stories',
  firstIn('en'),
  firstIn('ur'),
  '/palestine',
  '/tell',
  '/museum',
  '/faq',
];
const paths = positionals.length > 0 ? positionals : MATTER_MOST;
const chrome = await chromeLauncher.launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let short = 0;
for (const path of paths) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(`${values.url}${path}`));
  runs.sort((a, b) => a.performance - b.performance);
  const median = runs[Math.floor(RUNS / 2)];
  if (!median) throw new Error('No run.');
  for (const name of CATEGORIES) if (median[name] < REQUIRED[name]) short += 1;
  const shown = CATEGORIES.map((name) => `${name} ${median[name]}`).join('  ');
  const spread = runs.map((run) => `${run.performance} at ${run.machine}`).join(', ');
  process.stdout.write(`${path}\n  ${shown}  (performance and speed of the machine: ${spread})\n`);
}
chrome.kill();
process.stdout.write(short === 0 ? 'every score as required\n' : `${short} scores fall short\n`);

type Scores = Record<Category, number> & { machine: number };

async function scoresOf(url: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((result?.lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const machine = Math.round(result?.lhr.environment.benchmarkIndex ?? 0);
  return { ...Object.fromEntries(scores), machine };
}
