import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  LEAST_SIDE,
  MOST_HIGH,
  MOST_PIXELS,
  MOST_WIDE,
  PICTURE_FORMATS,
  type PictureFormat,
  pictureKind,
  widthsOf,
} from '#domain/content/pictures.ts';
import type { MadePicture } from '#services/ports.ts';

const MOST_SECONDS = 20;

/** Nothing but these four is even looked at: no SVG, no PDF, no other reader that somebody could talk to. */
const READERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture in the sizes that readers are sent. What is kept is drawn anew from its dots: where, when and with which
 * camera it was taken is in no size of it, nor is anything hidden behind its end.
 */
export async function makeSizes(bytes: Uint8Array): Promise<MadePicture> {
  const kind = pictureKind(bytes);
  if (kind === 'heic') return { refused: 'heic' };
  if (kind === null) return { refused: 'kind' };
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const read = () => sharp(bytes, options).timeout({ seconds: MOST_SECONDS });
  try {
    const { width: wide = 0, height: high = 0 } = await read().metadata();
    if (Math.min(wide, high) < LEAST_SIDE) return { refused: 'too-small' };
    if (wide * high > MOST_PIXELS) return { refused: 'too-big' };
    const { data, info } = await read()
      .autoOrient()
      .resize({ width: MOST_WIDE, height: MOST_HIGH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files = [];
    for (const one of widthsOf(width))
      for (const format of PICTURE_FORMATS) {
        const drawn = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
        files.push({ width: one, format, bytes: await written(drawn, format) });
      }
    const largest = files.find((file) => file.width === width && file.format === 'jpg');
    const hash = createHash('sha256')
      .update(largest?.bytes ?? '')
      .digest('hex');
    return { made: { hash, width, height, files } };
  } catch (error) {
    // The library says in words what was wrong with a file; its own faults are told elsewhere.
    if (error instanceof Error)
      return { refused: /pixel limit/.test(error.message) ? 'too-big' : 'broken' };
    throw error;
  }
}

function written(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
