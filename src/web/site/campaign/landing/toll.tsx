import { t } from '@lingui/core/macro';
import type { LandingBlock } from '#domain/campaigns/landing-blocks.ts';
import { ProgressWall } from '#web/ui/progress-wall.tsx';

type TollBlock = Extract<LandingBlock, { kind: 'toll' }>;

/** Figures about a war, without a photograph. Nothing moves. */
export function Toll({ block }: { block: TollBlock }) {
  return (
    <>
      <ul className="toll" aria-label={t`What the war has done so far`}>
        {block.figures.map(({ figure, text, stars }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span className="what">
              {text}
              {stars && <ProgressWall done={stars} goal={stars} cols={stars} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="note">{block.note}</p>
    </>
  );
}
