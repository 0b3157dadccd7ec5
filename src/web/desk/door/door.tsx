import type { ReactNode } from 'react';
import { Mark } from '#web/ui/mark.tsx';
import { Tile } from '../tile.tsx';

/** The wall beside the door: one lamp in line work. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="door">
      <title>{`${title} – Desk`}</title>
      <div className="art" aria-hidden>
        <Tile category="MOSQUE" story="key" cols={5} rows={8} lit={[2, 4]} line />
      </div>
      <main id="main">
        <p className="brand">
          <Mark />
          <b>Desk</b>
        </p>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
