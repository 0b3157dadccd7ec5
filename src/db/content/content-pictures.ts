import { sql } from 'kysely';
import type { PictureFile } from '#domain/content/pictures.ts';
import type { Database, Transaction } from '../connect.ts';

/** One that readers are served now. */
export async function findServedPicture(
  db: Database,
  { hash, width, format }: PictureFile,
): Promise<Uint8Array | null> {
  const { rows } = await sql<{ bytes: Buffer | null }>`
    SELECT served_picture(${hash}, ${width}, ${format}) AS bytes`.execute(db);
  return rows[0]?.bytes ?? null;
}

/** For leads, of a draft too. */
export async function findAnyPicture(
  db: Database,
  { hash, width, format }: PictureFile,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('content_picture')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export async function hasPicture(
  db: Database,
  { hash, width }: Pick<PictureFile, 'hash' | 'width'>,
): Promise<boolean> {
  return (await findAnyPicture(db, { hash, width, format: 'jpg' })) !== null;
}

export async function insertPicture(
  db: Transaction,
  {
    hash,
    files,
    at,
  }: {
    hash: string;
    files: readonly (Omit<PictureFile, 'hash'> & { bytes: Uint8Array })[];
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('content_picture')
    .values(files.map(({ bytes, ...file }) => ({ ...file, hash, at, bytes: Buffer.from(bytes) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that somebody chose and took out again before they were public. */
export async function forgetUnusedPictures(db: Transaction, before: Date): Promise<void> {
  await db
    .deleteFrom('content_picture')
    .where('at', '<', before)
    .where((eb) => eb.not(eb.fn<boolean>('picture_in_use', ['hash'])))
    .execute();
}
