import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ERASURE_KINDS, type Erasure, WISHES } from '#domain/retention.ts';
import type { AppendToJournal } from '#services/ports.ts';

const lineSchema = z.object({
  storyId: z.uuid(),
  hash: z.string(),
  kind: z.enum(ERASURE_KINDS),
  why: z.string(),
  at: z.string(),
  revisionNo: z.int().optional(),
  wishes: z.array(z.enum(WISHES)).optional(),
});

/** JSON lines, on the disk before anybody is told; none at all tries the file. It starts a line anew: a crash may have cut one. */
export function createJournalFile(file: string): AppendToJournal {
  return async (erasures) => {
    const lines = erasures.map((erasure) => JSON.stringify(erasure));
    const handle = await open(file, 'a', 0o600);
    try {
      if (lines.length > 0) await handle.appendFile(`\n${lines.join('\n')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
}

/** A cut line was never believed to be written, so its erasure stands again further down. */
export async function readJournalFile(
  file: string,
): Promise<{ erasures: Erasure[]; unreadable: number }> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const erasures = lines.flatMap((line) => {
    const parsed = lineSchema.safeParse(parse(line));
    return parsed.success ? [parsed.data] : [];
  });
  return { erasures, unreadable: lines.length - erasures.length };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
