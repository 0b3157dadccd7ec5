import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export type SeenProcess = { id: string; version: string; startedAt: Date; memoryMb: number };

/** This process is there (heartbeat). Its role says of which kind it is. */
export async function noteProcess(db: Database, seen: SeenProcess): Promise<void> {
  const { id, version, startedAt, memoryMb } = seen;
  await sql`SELECT process_seen(${id}::uuid, ${version}, ${startedAt}, ${memoryMb}::integer)`.execute(
    db,
  );
}

/** It ends because it was told to; nobody has to look for it. */
export async function noteProcessGone(db: Database, id: string): Promise<void> {
  await sql`SELECT process_gone(${id}::uuid)`.execute(db);
}

export type ListedProcess = SeenProcess & { kind: string; seenAt: Date };

export async function listProcesses(db: Database): Promise<ListedProcess[]> {
  const rows = await db
    .selectFrom('process')
    .selectAll()
    .orderBy('kind')
    .orderBy('started_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    version: row.version,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    memoryMb: row.memory_mb,
  }));
}

/** In which hours each kind of process was there, and how many were started in them. */
export async function listProcessHours(
  db: Database,
  since: Date,
): Promise<{ kind: string; hour: Date; starts: number }[]> {
  return db
    .selectFrom('process_hour')
    .select(['kind', 'hour', 'starts'])
    .where('hour', '>=', since)
    .execute();
}
