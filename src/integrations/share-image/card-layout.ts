import type { ImageSource, Node } from '@takumi-rs/core';
import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { tileSvg } from '#domain/motif/tile-svg.ts';
import { textDirection } from '#domain/options/languages.ts';
import { SHARE_IMAGE_SIZE, type ShareCard } from '#domain/sharing/share-card.ts';
import { markSvg } from './mark-svg.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const ART_WIDTH = 420;
const PAD = 60;
const MARK = 48;

/** What is left for the title between the lines above and below it. */
export const titleRoom = { width: WIDTH - ART_WIDTH - 2 * PAD, height: 372 } as const;

type Paint = { ground: string; ink: string; ink2: string; dot: string };
const PAPER: Paint = { ground: '#fbf9f5', ink: '#1f1c2d', ink2: '#484456', dot: '#a32a45' };
const onWall = (ground: string): Paint => ({
  ground,
  ink: '#f7f2e8',
  ink2: '#d5cdbf',
  dot: '#f7f2e8',
});

export function cardNode(
  card: ShareCard,
  titleSize: number,
): { node: Node; images: ImageSource[] } {
  const paint = card.wall ? onWall(card.wall) : PAPER;
  const say: Node = {
    type: 'container',
    style: {
      width: WIDTH - ART_WIDTH,
      height: HEIGHT,
      padding: PAD,
      paddingBottom: 52,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    children: [whatNode(card, paint), titleNode(card, titleSize), footNode(card, paint)],
  };
  const art: Node = { type: 'image', src: 'tile', style: { width: ART_WIDTH, height: HEIGHT } };
  return {
    node: {
      type: 'container',
      style: {
        width: WIDTH,
        height: HEIGHT,
        display: 'flex',
        flexDirection: fromRight(card) ? 'row-reverse' : 'row',
        backgroundColor: paint.ground,
        color: paint.ink,
      },
      children: [say, art],
    },
    images: [
      { src: 'tile', data: Buffer.from(artSvg(card)), cache: 'none' },
      { src: 'mark', data: Buffer.from(markSvg(paint, MARK)) },
    ],
  };
}

type Face = {
  title: string;
  what: string;
  weight: number;
  lineHeight: number;
  /** Of the lines above and below the title. */
  smallHeight: number;
  letterSpacing: number | string;
  sizes: number[];
};

const LATIN: Face = {
  title: 'Literata',
  what: 'Atkinson',
  weight: 400,
  lineHeight: 1.08,
  smallHeight: 1.3,
  letterSpacing: '-0.026em',
  sizes: [76, 66, 58, 52, 46],
};
/** Nastaliq hangs from its line, and needs room above and below. */
const NASTALIQ: Face = {
  title: 'Nastaliq',
  what: 'Nastaliq',
  weight: 400,
  lineHeight: 2,
  smallHeight: 1.6,
  letterSpacing: 0,
  sizes: [64, 56, 50, 44, 38],
};
const NASKH: Face = {
  title: 'Naskh',
  what: 'Naskh',
  weight: 400,
  lineHeight: 1.5,
  smallHeight: 1.3,
  letterSpacing: 0,
  sizes: [72, 64, 56, 50, 44],
};

function faceOf({ language }: ShareCard): Face {
  if (language === 'ur') return NASTALIQ;
  return language === 'ar' ? NASKH : LATIN;
}

const fromRight = ({ language }: ShareCard) => textDirection(language) === 'rtl';

export function titleSizes(card: ShareCard): number[] {
  return faceOf(card).sizes;
}

export function titleNode(card: ShareCard, fontSize: number): Node {
  const { title, weight, lineHeight, letterSpacing } = faceOf(card);
  return {
    type: 'text',
    text: card.title,
    style: {
      width: titleRoom.width,
      fontSize,
      fontFamily: title,
      fontWeight: weight,
      lineHeight,
      letterSpacing,
      direction: fromRight(card) ? 'rtl' : 'ltr',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  };
}

function whatNode(card: ShareCard, { ink2 }: Paint): Node {
  return {
    type: 'text',
    text: card.what,
    style: {
      color: ink2,
      fontFamily: faceOf(card).what,
      fontSize: 26,
      fontWeight: 500,
      lineHeight: faceOf(card).smallHeight,
      direction: fromRight(card) ? 'rtl' : 'ltr',
    },
  };
}

/** The subject in the language of the title; the name of the site as it is. */
function footNode(card: ShareCard, paint: Paint): Node {
  const { subject, siteName } = card;
  const brand: Node = {
    type: 'container',
    style: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 12, flexShrink: 0 },
    children: [
      { type: 'image', src: 'mark', style: { width: MARK, height: MARK } },
      {
        type: 'text',
        text: siteName,
        style: { fontFamily: 'Literata', fontSize: 38, fontWeight: 450, lineHeight: 1.2 },
      },
    ],
  };
  const about: Node = {
    type: 'text',
    text: subject,
    style: {
      color: paint.ink2,
      fontFamily: faceOf(card).what,
      fontSize: 26,
      lineHeight: faceOf(card).smallHeight,
      direction: fromRight(card) ? 'rtl' : 'ltr',
    },
  };
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: fromRight(card) ? 'row-reverse' : 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 24,
    },
    children: [about, brand],
  };
}

/** Two repeats wide and three high fill the art side exactly. */
function artSvg({ tile, lineWork }: ShareCard): string {
  const drawing = drawTile({ ...tile, cols: 2, rows: 3, ...(lineWork ? { lit: false } : {}) });
  return tileSvg(lineWork ? { ...drawing, strokeWidth: 0.55 } : drawing, {
    colour: (pigment) => PIGMENT_HEX[pigment],
    file: { width: ART_WIDTH, height: HEIGHT, ink: 'rgba(247,242,232,0.44)' },
  });
}
