/** `npm run bench [-- NAME …] [--largest 10000000] [--keep FOLDER] [--wordpress ADDRESS] [--ghost ADDRESS] [--before FOLDER] [--write DOCUMENT]`: every pair side by side, and a table. */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onGround } from '../drills/ground.ts';
import { archiveSizes } from './archive-sizes.ts';
import { asTable, writeInto } from './as-table.ts';
import type { Bench, Figure } from './bench.ts';
import { booklet } from './booklet.ts';
import { campaigns } from './campaigns.ts';
import { databaseAway } from './database-away.ts';
import { edgeStory } from './edge-story.ts';
import { languages } from './languages.ts';
import { listCall } from './list-call.ts';
import { pages } from './pages.ts';
import { peers } from './peers.ts';
import { pictures } from './pictures.ts';
import { productionBuild } from './production-build.ts';
import { reading } from './reading.ts';
import { search } from './search.ts';
import { siteMap } from './site-map.ts';
import { submissions } from './submissions.ts';
import { uncachedStory } from './uncached-story.ts';
import { workingDay } from './working-day.ts';
import { writing } from './writing.ts';
import { zipfReplay } from './zipf-replay.ts';

const BENCHES: Bench[] = [
  productionBuild,
  edgeStory,
  zipfReplay,
  uncachedStory,
  listCall,
  archiveSizes,
  search,
  submissions,
  databaseAway,
  pages,
  campaigns,
  pictures,
  siteMap,
  booklet,
  writing,
  workingDay,
  reading,
];
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    largest: { type: 'string', default: '10000000' },
    keep: { type: 'string' },
    wordpress: { type: 'string' },
    ghost: { type: 'string' },
    before: { type: 'string' },
    write: { type: 'string' },
  },
});
const { keep, wordpress, ghost, before } = values;
// Peers are nobody's to start here.
if (wordpress || ghost) BENCHES.push(peers);
// Nor is another version ours to build.
if (before) BENCHES.push(languages);
const chosen = BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0)
  throw new Error(
    `No such bench: ${positionals.join(', ')}. For peers also say where they run, for languages where the version before is.`,
  );
const figures: Figure[] = [];
for (const { name, run } of chosen) {
  say(`${name} …`);
  const found = await onGround(null, (ground) =>
    run(ground, { largest: Number(values.largest), keep, wordpress, ghost, before }),
  );
  for (const figure of found) say(`  ${figure.figure}: ${figure.measured}`);
  figures.push(...found);
  if (values.write) await writeInto(values.write, name, found);
}
say(`\n${asTable(figures)}`);
await mkdir('results', { recursive: true });
await writeFile('results/bench.json', `${JSON.stringify(figures, null, 2)}\n`);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
