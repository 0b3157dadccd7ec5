/** `npm run drill [-- NAME …]`: drills at their full size, one after the other, and a table. */
import { mkdir, writeFile } from 'node:fs/promises';
import { DRILLS } from './all-drills.ts';
import { type Drill, type Result, runDrill } from './drill.ts';
import { onGround } from './ground.ts';

const FOLDER = 'results/drills';
const say = (line: string) => process.stdout.write(`${line}\n`);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0) {
  say(`No drill ${unknown.join(', ')}. There are: ${DRILLS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const chosen = DRILLS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

await mkdir(FOLDER, { recursive: true });
const results: Result[] = [];
for (const drill of chosen) {
  say(`${drill.name}: ${drill.load('full')} …`);
  const result = await attempt(drill);
  await writeFile(`${FOLDER}/${drill.name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  results.push(result);
}
say('\n| Drill | Load | Figure | Required | Control | Seconds | |\n|---|---|---|---|---|---|---|');
for (const { drill, load, measured, required, control, seconds, ok } of results)
  say(
    `| ${[drill, load, measured, required, control, seconds, ok ? 'held' : 'NOT HELD'].join(' | ')} |`,
  );
// Job queues of the worlds that drills made would keep the process alive.
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

/** A drill that breaks is a figure not held; the others still run. */
async function attempt(drill: Drill): Promise<Result> {
  const start = performance.now();
  try {
    return await onGround(null, (ground) => runDrill(drill, ground, 'full'));
  } catch (error) {
    return {
      drill: drill.name,
      load: drill.load('full'),
      required: drill.required,
      measured: `broke off: ${error instanceof Error ? error.message : String(error)}`,
      control: 'not reached',
      ok: false,
      seconds: Math.round((performance.now() - start) / 1_000),
    };
  }
}
