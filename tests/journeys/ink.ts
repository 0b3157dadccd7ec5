import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';

/** Where a picture is dark: how much of it, between which edges, and how that is spread over it. */
export type Ink = {
  /** Of all its points, how many are ink. */
  share: number;
  /** Free space beside the ink, in points. */
  left: number;
  right: number;
  width: number;
  height: number;
  spread: number[];
};

const NASTALIQ = 'src/web/ui/fonts/nastaliq.woff2';
/** Fine enough to tell one hand from another, coarse enough for a word drawn a little larger. */
const COLUMNS = 24;
const ROWS = 12;
/** Of 255: paper is uneven, ink is not paper. */
const DARKER = 64;

/** What an eye makes out on a picture of the screen. */
export async function inkOf(png: Uint8Array): Promise<Ink> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const sheet = canvas.getContext('2d');
  sheet.drawImage(image, 0, 0);
  return measure(sheet.getImageData(0, 0, image.width, image.height));
}

/** The same words as a pen writes them that has only this face. */
export function writtenIn(face: 'Nastaliq' | 'DejaVu Sans', words: string): Ink {
  if (!GlobalFonts.has('Nastaliq')) GlobalFonts.registerFromPath(NASTALIQ, 'Nastaliq');
  if (!GlobalFonts.has(face)) throw new Error(`There is no ${face}.`);
  const canvas = createCanvas(1_600, 400);
  const sheet = canvas.getContext('2d');
  sheet.fillStyle = '#fff';
  sheet.fillRect(0, 0, canvas.width, canvas.height);
  sheet.fillStyle = '#000';
  sheet.font = `500 60px "${face}"`;
  sheet.direction = 'rtl';
  sheet.textAlign = 'right';
  sheet.fillText(words, canvas.width - 100, 220);
  return measure(sheet.getImageData(0, 0, canvas.width, canvas.height));
}

/** From 0 to 1: how alike two pictures are in their proportions and in where their ink lies. */
export function likeness(a: Ink, b: Ink): number {
  if (a.share === 0 || b.share === 0) return 0;
  const [ratioA, ratioB] = [a.width / a.height, b.width / b.height];
  const proportion = Math.min(ratioA, ratioB) / Math.max(ratioA, ratioB);
  const product = a.spread.reduce((sum, cell, i) => sum + cell * (b.spread[i] ?? 0), 0);
  return proportion * (product / (length(a.spread) * length(b.spread)));
}

const length = (cells: number[]) => Math.hypot(...cells);

type Points = { data: Uint8ClampedArray; width: number; height: number };

function measure({ data, width, height }: Points): Ink {
  const light = (x: number, y: number) => {
    const i = (y * width + x) * 4;
    return ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
  };
  const paper = light(0, 0);
  const ink: [number, number][] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (Math.abs(light(x, y) - paper) > DARKER) ink.push([x, y]);
  const [xs, ys] = [ink.map(([x]) => x), ink.map(([, y]) => y)];
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)];
  const box = { width: right - left + 1, height: bottom - top + 1 };
  const spread = Array.from({ length: COLUMNS * ROWS }, () => 0);
  for (const [x, y] of ink) {
    const column = Math.floor(((x - left) / box.width) * COLUMNS);
    const row = Math.floor(((y - top) / box.height) * ROWS);
    const cell = row * COLUMNS + column;
    spread[cell] = (spread[cell] ?? 0) + 1;
  }
  return { share: ink.length / (width * height), left, right: width - 1 - right, ...box, spread };
}

const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b), 0);
