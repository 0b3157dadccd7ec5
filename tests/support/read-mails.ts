import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Every mail that a server left in this folder, oldest first. */
export async function readMails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}
