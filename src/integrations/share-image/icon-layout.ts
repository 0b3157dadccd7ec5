import type { ImageSource, Node } from '@takumi-rs/core';
import type { IconPicture } from '#domain/sharing/share-card.ts';
import { markSvg } from './mark-svg.ts';

/** A device may cut a maskable icon down to a circle of four fifths; the mark stays well inside. */
const MARK_SHARE = { plain: 0.78, maskable: 0.56 } as const;

export function iconNode({ size, maskable }: IconPicture): { node: Node; images: ImageSource[] } {
  const mark = Math.round(size * MARK_SHARE[maskable ? 'maskable' : 'plain']);
  return {
    node: {
      type: 'container',
      style: {
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: '#1f1c2d',
      },
      children: [{ type: 'image', src: `mark-${mark}`, style: { width: mark, height: mark } }],
    },
    images: [
      {
        src: `mark-${mark}`,
        data: Buffer.from(markSvg({ ink: '#f2ede3', dot: '#eab04a' }, mark)),
      },
    ],
  };
}
