import { useHref } from 'react-router';
import { tileKey, wallClass } from '#domain/motif/own-wall.ts';
import { wallSheetPath } from '#domain/motif/wall-sheet.ts';
import { Tile } from '../tile.tsx';

export type StripOf = {
  slug: string;
  wall: string;
  category: string | null;
  remembrance: boolean;
  state: string;
  hasDraft: boolean;
};

/** A campaign's wall, drawn as far as it stands; the words beside it say the same. */
export function CampaignStrip({ slug, wall, category, remembrance, state, hasDraft }: StripOf) {
  const paint = wallSheetPath([wall]);
  const base = useHref('/').replace(/\/$/, '');
  const draft = state === 'draft';
  const waits = draft || state === 'scheduled';
  const key = tileKey({ wall, remembrance });
  const tile = { category: key ?? category ?? '', uid: slug, cols: 3, rows: 1 };
  const anew = hasDraft && !waits;
  const shown = state === 'live' || state === 'closed';
  return (
    <span
      className={`cstrip is-${state} ${wallClass(wall)}${anew ? ' has-draft' : ''}`}
      aria-hidden
    >
      {paint && <link rel="stylesheet" href={`${base}${paint}`} precedence="walls" />}
      {category && <Tile {...tile} line={waits} lit={shown ? [0, 0] : false} />}
      {category && anew && <Tile {...tile} uid={`${slug}-anew`} line />}
    </span>
  );
}
