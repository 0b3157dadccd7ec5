import type { Renderer } from '@takumi-rs/core';
import {
  type Picture,
  SHARE_IMAGE_SIZE,
  type ShareCard,
  TILE_IMAGE_SIDE,
} from '#domain/sharing/share-card.ts';
import type { DrawPicture } from '#services/ports.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { cardNode, titleNode, titleRoom, titleSizes } from './card-layout.ts';
import { readFonts } from './fonts.ts';
import { iconNode } from './icon-layout.ts';
import { tileNode } from './tile-layout.ts';

/** A picture takes some 15 ms: whoever would wait longer than about two seconds is asked to come back. */
const MOST_WAITING = 100;

/**
 * The library and its fonts are loaded with the first picture, so that a server starts as fast without. One
 * after the other: somebody who asks for every picture of the archive takes one core and not all.
 */
export function createDrawPicture(fonts = readFonts): DrawPicture {
  let loaded: Promise<Renderer> | null = null;
  return oneAtATime(MOST_WAITING, async (picture: Picture) => {
    loaded ??= loadRenderer(fonts);
    const renderer = await loaded.catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return draw(renderer, picture);
  });
}

async function loadRenderer(fonts: typeof readFonts): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  for (const font of await fonts()) await renderer.registerFont(font);
  return renderer;
}

async function draw(renderer: Renderer, picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  if (picture.kind !== 'card') {
    const icon = picture.kind === 'icon';
    const side = icon ? picture.size : TILE_IMAGE_SIDE;
    const { node, images } = icon ? iconNode(picture) : tileNode(picture);
    return renderer.render(node, { width: side, height: side, format: 'png', images });
  }
  const { node, images } = cardNode(picture, await fittingSize(renderer, picture));
  return renderer.render(node, {
    ...SHARE_IMAGE_SIZE,
    format: 'png',
    images,
    lang: picture.language,
  });
}

/** The largest size at which the whole title has room; the smallest holds every title a form takes. */
async function fittingSize(renderer: Renderer, card: ShareCard): Promise<number> {
  const sizes = titleSizes(card);
  for (const size of sizes) {
    const { height } = await renderer.measure(titleNode(card, size), {
      width: titleRoom.width,
      lang: card.language,
    });
    if (height <= titleRoom.height) return size;
  }
  return sizes.at(-1) ?? 0;
}
