import { Link } from 'react-router';
import type { DeskServices } from '#services/desk-services.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { kindOf } from '../queue/describe.ts';
import { STATE_NAMES } from '../story/decide-action.ts';
import { Tile } from '../tile.tsx';

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
      {item.where && <Where item={item} where={item.where} />}
      <p className="held">{item.hash}</p>
      <p className="due">
        {STATE_NAMES[item.state]}, sent <DateTime at={item.receivedAt} timeZone={timeZone} />
      </p>
    </li>
  );
}

/** Why it is in this list; of a covered text not a word. */
function Where({ item, where }: { item: FoundItem; where: NonNullable<FoundItem['where']> }) {
  const { pieces, isEarlier, isWriter, isCovered } = where;
  return (
    <>
      {isWriter && <p className="kind">In the writer’s name</p>}
      {isCovered && !isWriter && <p className="kind">In a covered text</p>}
      {isEarlier && <p className="kind">In an earlier version</p>}
      {pieces.length > 0 && (
        <p className="found" {...languageAttributes(item.language ?? 'en')}>
          {pieces.map(({ text, isFound }, index) => {
            const Tag = isFound ? 'mark' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage stay in place
            return <Tag key={index}>{text}</Tag>;
          })}
        </p>
      )}
    </>
  );
}
