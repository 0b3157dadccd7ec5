import { crc32, deflateSync } from 'node:zlib';
import { Renderer } from '@takumi-rs/core';

/** A picture as brightness alone, one byte a dot. */
export type GreyPicture = { width: number; height: number; dots: Uint8Array };

const renderer = new Renderer();

export async function readGrey(png: Uint8Array): Promise<GreyPicture> {
  const header = Buffer.from(png.subarray(0, 24));
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const node = { type: 'image', src: 'png', style: { width, height } } as const;
  const images = [{ src: 'png', data: png, cache: 'none' }] as const;
  const bytes = await renderer.render(node, { width, height, format: 'raw', images: [...images] });
  const dots = new Uint8Array(width * height);
  for (let dot = 0; dot < dots.length; dot++) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(dot * 4, dot * 4 + 3);
    dots[dot] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
  }
  return { width, height, dots };
}

/** Each dot the mean of a block, so that a golden stays small and a hair's breadth does not matter. */
export function shrink({ width, height, dots }: GreyPicture, block: number): GreyPicture {
  const [w, h] = [Math.floor(width / block), Math.floor(height / block)];
  const small = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < block; dy++)
        for (let dx = 0; dx < block; dx++)
          sum += dots[(y * block + dy) * width + x * block + dx] ?? 0;
      small[y * w + x] = Math.round(sum / (block * block));
    }
  return { width: w, height: h, dots: small };
}

/** How many in a thousand dots differ by more than the eye would forgive. */
export function perMilleApart(a: GreyPicture, b: GreyPicture): number {
  if (a.width !== b.width || a.height !== b.height) return 1000;
  const apart = a.dots.filter((dot, i) => Math.abs(dot - (b.dots[i] ?? 0)) > 24).length;
  return (apart * 1000) / a.dots.length;
}

export function writeGrey({ width, height, dots }: GreyPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    lines.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
