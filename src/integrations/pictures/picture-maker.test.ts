import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_UPLOAD_BYTES, pictureKind, widthsOf } from '#domain/content/pictures.ts';
import type { MadePicture } from '#services/ports.ts';
import { FAMILIES } from '../../../tests/drills/hostile-families.ts';
import { createPictureMaker } from './picture-maker.ts';

const make = createPictureMaker();

/** A wall with a lamp in one corner, so that it shows which way up it is. */
const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#c9a06a' } }).composite([
    {
      input: { create: { width: 60, height: 40, channels: 3, background: '#10304f' } },
      left: 0,
      top: 0,
    },
  ]);

/** As a phone writes it: where, with what, by whom, and lying on its side. */
const EXIF = {
  IFD0: { Make: 'Telltale', Model: 'Pocket 9', Artist: 'Amina Rahman', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 39/1 1/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '79/1 22/1 1/1',
  },
};
const TELLTALE = /Telltale|Pocket 9|Amina|Exif|GPS|ICC_PROFILE|xmp/i;

const madeOf = (answer: MadePicture | 'busy') => {
  if (answer === 'busy' || 'refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.made;
};

describe('a photo that tells where it was taken', () => {
  let taken: Buffer;
  beforeAll(async () => {
    taken = await photo().withExif(EXIF).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  });

  test('does tell it (control)', async () => {
    const { exif, orientation } = await sharp(taken).metadata();
    expect(exif?.toString('latin1')).toMatch(/Telltale/);
    // Three fractions: 43, 39, 1.
    expect(exif?.includes(Buffer.from([43, 0, 0, 0, 1, 0, 0, 0, 39, 0, 0, 0]))).toBe(true);
    expect(orientation).toBe(6);
  });

  test('is kept in each size without place, camera and name, and the right way up', async () => {
    const { width, height, files, hash } = madeOf(await make(taken));
    expect([width, height]).toEqual([800, 1200]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(files.map((file) => `${file.width}.${file.format}`)).toEqual(
      widthsOf(800).flatMap((one) => [`${one}.avif`, `${one}.webp`, `${one}.jpg`]),
    );
    for (const { bytes, width: wide, format } of files) {
      const buffer = Buffer.from(bytes);
      const said = await sharp(buffer).metadata();
      expect([
        format,
        said.width,
        said.exif,
        said.xmp,
        said.iptc,
        said.icc,
        said.orientation,
      ]).toEqual([format, wide, ...[undefined, undefined, undefined, undefined, undefined]]);
      expect(buffer.toString('latin1')).not.toMatch(TELLTALE);
    }
    const largest = files.find((file) => file.width === 800 && file.format === 'jpg');
    const { data } = await sharp(Buffer.from(largest?.bytes ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The lamp was at the upper left of a camera that was turned.
    const [red = 255] = data.subarray((5 * 800 + 795) * 3);
    expect(red).toBeLessThan(100);
  });

  test('what hides behind its end is not kept', async () => {
    const more = Buffer.concat([taken, Buffer.from('<script>hit()</script>Amina')]);
    for (const { bytes } of madeOf(await make(more)).files)
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|Amina/);
  });
});

test.each(['png', 'webp', 'avif'] as const)(
  '%s is taken, and none is drawn larger than it is',
  async (format) => {
    const bytes = await photo(300, 240)[format]().toBuffer();
    const { width, height, files } = madeOf(await make(bytes));
    expect([width, height, files.length]).toEqual([300, 240, 3]);
  },
);

test('a very large one is sent smaller', async () => {
  const { width, height } = madeOf(await make(await photo(4000, 3000).jpeg().toBuffer()));
  expect([width, height]).toEqual([1600, 1200]);
});

describe('what is no picture of ours', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>hit()</script></svg>';
  const gif = () => photo(300, 300).gif().toBuffer();
  const tiff = () => photo(300, 300).tiff().toBuffer();
  test.each([
    ['an SVG', async () => Buffer.from(svg), 'kind'],
    ['a GIF', gif, 'kind'],
    ['a TIFF', tiff, 'kind'],
    ['a PDF', async () => Buffer.from('%PDF-1.7 …'), 'kind'],
    ['nothing', async () => Buffer.alloc(0), 'kind'],
    ['a stamp', async () => photo(120, 300).png().toBuffer(), 'too-small'],
    [
      'an SVG that calls itself a JPEG',
      async () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
      'broken',
    ],
    ['half a photo', async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000), 'broken'],
    [
      'a photo of an iPhone',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'heic',
    ],
    ['too many bytes', async () => Buffer.alloc(MOST_UPLOAD_BYTES + 1, 255), 'too-big'],
  ] as const)('%s', async (_, bytes, refused) => {
    expect(await make(await bytes())).toEqual({ refused });
  });

  test('a small file that unfolds into half a gigabyte', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await make(bomb)).toEqual({ refused: 'too-big' });
  });

  test('words of every hostile family, and each behind the first bytes of a picture', async () => {
    for (const text of Object.values(FAMILIES).flat())
      expect(pictureKind(Buffer.from(text))).toBeNull();
    const [words = ''] = Object.values(FAMILIES).flat();
    for (const head of ['\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBPVP8 ', '\0\0\0\x1cftypavif'])
      expect(await make(Buffer.from(`${head}${words}`, 'latin1'))).toEqual({ refused: 'broken' });
  });

  test('one that takes too long is given up', async () => {
    const slow = createPictureMaker(1);
    expect(await slow(await photo().jpeg().toBuffer())).toEqual({ refused: 'broken' });
  });
});
