import { Link } from 'react-router';
import type { DeskServices } from '#services/desk-services.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { kindOf } from '../queue/describe.ts';
import { STATE_NAMES } from '../story/decide-action.ts';

export type FoundItem = Awaited<ReturnType<DeskServices['search']>>['items'][number];

export function FoundRow({ item, timeZone }: { item: FoundItem; timeZone: string }) {
  return (
    <li className="qr-row">
      <span className="pic">
        <Tile category={item.category} story={item.hash} cols={2} />
      </span>
      <h3 {...languageAttributes(item.language ?? 'en')}>
        <Link to={`/story/${item.id}`}>{item.title}</Link>
      </h3>
      <p className="kind">{kindOf(item)}</p>
      <p className="held">{item.hash}</p>
      <p className="due">
        {STATE_NAMES[item.state]}, sent <DateTime at={item.receivedAt} timeZone={timeZone} />
      </p>
    </li>
  );
}
