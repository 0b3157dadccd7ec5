import { readdir, readFile } from 'node:fs/promises';

const NS_PER_MS = 1e6;

/** Milliseconds that a process, its threads and its children have spent on a core so far. */
export async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const spent = await Promise.all(
    threads.map(async (thread) => {
      const folder = `/proc/${pid}/task/${thread}`;
      const [schedule, children] = await Promise.all([
        readFile(`${folder}/schedstat`, 'utf8'),
        readFile(`${folder}/children`, 'utf8'),
      ]);
      const own = Number(schedule.split(' ')[0]) / NS_PER_MS;
      const below = await Promise.all(
        children.split(' ').filter(Boolean).map(Number).map(processorTime),
      );
      return own + sum(below);
    }),
  );
  return sum(spent);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
