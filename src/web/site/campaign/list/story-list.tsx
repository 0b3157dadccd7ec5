import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSlow } from '#web/browser/slow.ts';
import { TileSheet } from '#web/ui/tile-sheet.tsx';
import type { StoryCard } from '../../story/story-card.ts';
import { itemTile } from '../../story/story-item.tsx';

/** Sooner than this a change of page needs no stand-in. */
const SHOW_AFTER_MS = 300;
const ROWS = ['a', 'b', 'c', 'd', 'e'];

type Props = {
  of: readonly StoryCard[];
  children: ReactNode;
  /** More of them, in a list of their own. */
  after?: ReactNode;
};

/** The items of a list, or neutral blocks while another page of it is on its way. */
export function StoryList({ of, children, after }: Props) {
  if (useListPending()) return <ListSkeleton />;
  return (
    <TileSheet of={of.map(itemTile)}>
      <ol className="list">{children}</ol>
      {after}
    </TileSheet>
  );
}

function useListPending(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useSlow(location?.pathname === pathname, SHOW_AFTER_MS);
}

/** In the list's own layout. */
function ListSkeleton() {
  return (
    <div aria-busy>
      <p className="vh" role="status">
        {t`Fetching stories`}
      </p>
      {ROWS.map((row) => (
        <div key={row} className="skitem" aria-hidden>
          <div className="sk square" />
          <div className="lines">
            <div className="sk heading w70" />
            <div className="sk text" />
            <div className="sk text w85" />
          </div>
        </div>
      ))}
    </div>
  );
}
