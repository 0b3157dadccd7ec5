import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg)$/;

/** Once at build time, at the best quality, instead of for every reader. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(content));
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(content));
    }),
  );
}
