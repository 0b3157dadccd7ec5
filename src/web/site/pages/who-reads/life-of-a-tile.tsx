import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { PROMISED_DAYS } from '#web/words/numbers.ts';

/** The site's own wall, as below every page. */
const WALL: CategoryCode = 'MOSQUE';
const REPEATS = 3;

/** What becomes of a text, shown by its tile: an empty place, waiting, being read, on the wall, taken back. */
export function LifeOfATile() {
  const days = capitalised(PROMISED_DAYS);
  return (
    <ol className="life">
      <Stage state="empty" title={t`You send it`} picture={<Icon name="pen" />}>
        {t`No account. Nobody else can see it yet.`}
      </Stage>
      <Stage state="waiting" title={t`It waits`} picture={<Drawn line />}>
        {t`Drawn in line. ${days} business days, and your receipt tells you where it is.`}
      </Stage>
      <Stage state="reading" title={t`One of our readers reads it`} picture={<HalfRead />}>
        {t`A person, never a machine. They never see your email address.`}
      </Stage>
      <Stage title={t`It is on the wall`} picture={<Drawn />}>
        {t`With a page of its own. If not, your receipt tells you why.`}
      </Stage>
      <Stage state="gone" title={t`You can take it back`}>
        {t`With your twelve words, on any day, without giving a reason.`}
      </Stage>
    </ol>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type StageProps = { state?: string; title: string; picture?: ReactNode; children: ReactNode };

function Stage({ state, title, picture, children }: StageProps) {
  return (
    <li>
      <span className={state ? `state ${state}` : 'state'}>{picture}</span>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** Coloured as far as it has been read. */
export function HalfRead() {
  return (
    <>
      <span>
        <Drawn line again />
      </span>
      <span className="half">
        <Drawn again />
      </span>
    </>
  );
}

/** The same tile each time; `again` where it stands on the page already. */
export function Drawn({ line = false, again = false }: { line?: boolean; again?: boolean }) {
  return (
    <Tile
      category={WALL}
      story="life"
      cols={REPEATS}
      rows={REPEATS}
      line={line}
      uid={again ? 'again' : 'life'}
    />
  );
}
