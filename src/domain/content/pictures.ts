/** As wide as a picture is sent; a smaller one is sent as it is. */
const WIDTHS = [480, 960, 1600] as const;
export const MOST_WIDE = 1600;
/** Of a tall one. */
export const MOST_HIGH = 2000;
/** Smaller than this it would be a stamp. */
export const LEAST_SIDE = 200;
/** A photo from a phone fits several times. */
export const MOST_UPLOAD_BYTES = 10 * 2 ** 20;
/** A hundred megapixels would be half a gigabyte in memory. */
export const MOST_PIXELS = 50_000_000;

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The widths in which a picture is kept: those below its own, and its own. */
export const widthsOf = (width: number): number[] => [
  ...WIDTHS.filter((one) => one < width),
  width,
];

export type PictureFile = { hash: string; width: number; format: PictureFormat };

export const pictureAddress = ({ hash, width, format }: PictureFile): string =>
  `/pictures/${hash}-${width}.${format}`;

/** What the end of such an address names. */
export function pictureFile(name: string): PictureFile | null {
  const [, hash = '', width = '', format] = /^([0-9a-f]{64})-(\d{1,4})\.(\w+)$/.exec(name) ?? [];
  const known = PICTURE_FORMATS.find((one) => one === format);
  return known ? { hash, width: Number(width), format: known } : null;
}

/** Why a file is none of ours. */
export type PictureRefusal =
  /** Not JPEG, PNG, WebP or AVIF. */
  | 'kind'
  /** As Apple's phones keep them, which no browser but Apple's shows. */
  | 'heic'
  | 'too-big'
  | 'too-small'
  /** It calls itself a picture and is none. */
  | 'broken';

/** By its first bytes: what a file is called, and what it says of itself, are a stranger's words. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  if (/^avi[fs]$/.test(text(8, 12))) return 'avif';
  return /^(?:hei[cfmsx]|hev[cx]|mif1|msf1)$/.test(text(8, 12)) ? 'heic' : null;
}
