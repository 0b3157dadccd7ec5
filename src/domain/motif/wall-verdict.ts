import { ownWall } from './own-wall.ts';
import { WALL_HEX } from './walls.ts';

/** On a wall, by day and in the dark: words, paler words beside them, and the button that is a lamp. */
const WORDS = 'f7f2e8';
const LAMP = 'eab04a';

/** Words have to be easy to read; paler ones beside them then still reach what ordinary words need, 4.5. */
export const LEAST_FOR_WORDS = 7;
export const LEAST_FOR_LAMP = 3;

/** A fifth deeper. */
const NIGHT = 0.8;
export const nightPaint = (paint: string): string => deeper(paint, NIGHT);

/** What is to be said of a paint. Ratios of brightness, as guidelines for everybody's reading count them. */
export type WallVerdict = {
  words: number;
  inTheDark: number;
  lamp: number;
  /** Whether a wall may be painted with it. */
  sound: boolean;
  /** Where it may not: the nearest that may, and how well words are read on it. */
  nearest: { paint: string; words: number } | null;
};

export function verdictOf(paint: string): WallVerdict {
  const words = contrast(WORDS, paint);
  const sound = isReadable(paint);
  const nearest = sound ? null : nearestReadable(paint);
  return {
    words,
    inTheDark: contrast(WORDS, nightPaint(paint)),
    lamp: contrast(LAMP, paint),
    sound,
    nearest: nearest === null ? null : { paint: nearest, words: contrast(WORDS, nearest) },
  };
}

/** Whether a campaign may have it: a wall of the release by its name, or one of its own that words can be read on. */
export function isSoundWall(wall: string): boolean {
  const own = ownWall(wall);
  return own ? isReadable(own.paint) : Object.hasOwn(WALL_HEX, wall);
}

const isReadable = (paint: string): boolean =>
  contrast(WORDS, paint) >= LEAST_FOR_WORDS &&
  contrast(WORDS, nightPaint(paint)) >= LEAST_FOR_WORDS &&
  contrast(LAMP, paint) >= LEAST_FOR_LAMP;

function nearestReadable(paint: string): string {
  for (let percent = 99; percent > 0; percent -= 1) {
    const tried = deeper(paint, percent / 100);
    if (isReadable(tried)) return tried;
  }
  return '000000';
}

/** Of other walls the one that looks most like it, and whether they are told apart side by side. */
export function nearestWall<Wall extends { paint: string }>(
  paint: string,
  others: readonly Wall[],
): { wall: Wall; alike: boolean } | undefined {
  const [first] = others
    .map((wall) => ({ wall, distance: distance(paint, wall.paint) }))
    .sort((a, b) => a.distance - b.distance);
  return first && { wall: first.wall, alike: first.distance < TOLD_APART };
}

/** Between two colours that nobody takes for one another, seen one after the other. */
const TOLD_APART = 10;

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const channels = (paint: string): [number, number, number] =>
  [0, 2, 4].map((at) => Number.parseInt(paint.slice(at, at + 2), 16)) as [number, number, number];

function deeper(paint: string, by: number): string {
  return channels(paint)
    .map((channel) =>
      Math.floor(channel * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** From what a screen is told to how much light that is (sRGB). */
function light(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(paint: string): number {
  const [red, green, blue] = channels(paint).map(light) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far apart two colours seem (CIE76 in Lab). */
function distance(a: string, b: string): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function lab(paint: string): [number, number, number] {
  const [red, green, blue] = channels(paint).map(light) as [number, number, number];
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const root = (value: number): number =>
  value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
