import { Tile } from '../tile.tsx';

export type StripOf = {
  slug: string;
  wall: string;
  category: string | null;
  state: string;
  hasDraft: boolean;
};

/** A campaign's wall, drawn as far as it stands; the words beside it say the same. */
export function CampaignStrip({ slug, wall, category, state, hasDraft }: StripOf) {
  const draft = state === 'draft';
  const waits = draft || state === 'scheduled';
  const tile = { category: category ?? '', uid: slug, cols: 3, rows: 1 };
  const anew = hasDraft && !waits;
  const shown = state === 'live' || state === 'closed';
  return (
    <span className={`cstrip is-${state} w-${wall}${anew ? ' has-draft' : ''}`} aria-hidden>
      {category && <Tile {...tile} line={waits} lit={shown ? [0, 0] : false} />}
      {category && anew && <Tile {...tile} uid={`${slug}-anew`} line />}
    </span>
  );
}
