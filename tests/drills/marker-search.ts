import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { TestDatabase } from '#support/template-postgres.ts';

/** What is looked for: a marker in every form it might be written in. */
function formsOf(marker: string): Record<string, Buffer> {
  const plain = Buffer.from(marker);
  const forms: Record<string, Buffer> = {
    plain,
    hex: Buffer.from(plain.toString('hex')),
    'in an address': Buffer.from(encodeURIComponent(marker)),
    reversed: Buffer.from([...marker].toReversed().join('')),
    upper: Buffer.from(marker.toUpperCase()),
  };
  // Base64 writes the same letters in three ways, by where they begin; the edges are shared with neighbours.
  for (const shift of [0, 1, 2]) {
    const text = Buffer.concat([Buffer.alloc(shift), plain]).toString('base64');
    forms[`base64, ${shift}`] = Buffer.from(text.slice(shift === 0 ? 0 : 4, -4));
  }
  if (/^[\d.]+$/.test(marker)) {
    const octets = marker.split('.');
    forms['reversed octets'] = Buffer.from(octets.toReversed().join('.'));
    forms.dashed = Buffer.from(octets.join('-'));
    forms.number = Buffer.from(String(octets.reduce((sum, one) => sum * 256 + Number(one), 0)));
  }
  return forms;
}

export type Found = { marker: string; form: string; where: string };

export function searchIn(where: string, content: Buffer, markers: readonly string[]): Found[] {
  return markers.flatMap((marker) =>
    Object.entries(formsOf(marker))
      .filter(([, bytes]) => content.includes(bytes))
      .map(([form]) => ({ marker, form, where })),
  );
}

/** Every column of every table of every schema, job queue included. */
export async function searchTables(database: TestDatabase, markers: readonly string[]) {
  const db = database.as('superuser');
  const tables = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(db);
  const found: Found[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ line: string }>`
      SELECT t::text AS line FROM ${sql.raw(name)} AS t`.execute(db);
    found.push(
      ...searchIn(`table ${name}`, Buffer.from(rows.map(({ line }) => line).join('\n')), markers),
    );
  }
  return found;
}

/** The files of this database, what was written ahead since `since`, and the server's own log. */
export async function searchDisk(
  database: TestDatabase,
  markers: readonly string[],
  since: number,
): Promise<Found[]> {
  const db = database.as('superuser');
  await sql`CHECKPOINT`.execute(db);
  const { rows } = await sql<{ folder: string; oid: string }>`
    SELECT current_setting('data_directory') AS folder, oid::text
    FROM pg_database WHERE datname = current_database()`.execute(db);
  const { folder = '', oid = '' } = rows[0] ?? {};
  const recent = (file: string, changed: number) => !file.includes('pg_wal') || changed >= since;
  return [
    ...(await searchFolder(path.join(folder, 'base', oid), markers)),
    ...(await searchFolder(path.join(folder, 'pg_wal'), markers, recent)),
    ...searchIn('log of PostgreSQL', await readFile(path.join(folder, '../log')), markers),
  ];
}

/** Every key and value that stands in it. */
export async function searchRedis(url: string, markers: readonly string[]) {
  const client = new Redis(url);
  try {
    const keys = await client.keys('*');
    const values = await Promise.all(keys.map((key) => client.get(key)));
    const content = Buffer.from(JSON.stringify([keys, values]));
    return { keys: keys.length, found: searchIn('Redis', content, markers) };
  } finally {
    client.disconnect();
  }
}

export async function searchFolder(
  folder: string,
  markers: readonly string[],
  wanted: (file: string, changed: number) => boolean = () => true,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const about = await stat(file).catch(() => null);
    if (!about || !wanted(file, about.mtimeMs)) continue;
    found.push(
      ...searchIn(`file ${path.basename(folder)}/${entry.name}`, await readFile(file), markers),
    );
  }
  return found;
}
