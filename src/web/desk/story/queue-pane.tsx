import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { QUEUE_VIEW_NAMES } from '#domain/vetting/queue-view.ts';
import type { RowInDanger } from '#services/safeguarding/list-in-danger.ts';
import type { QueueItem } from '#services/vetting/list-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { addressEnd, type Narrowing } from '../queue/narrowing.ts';
import { MOVES } from '../shell/moves.ts';
import { Tile } from '../tile.tsx';

type Props = {
  items: QueueItem[];
  inDanger: RowInDanger[];
  narrowing: Narrowing;
  current: string;
};

/** The list beside the text; on a phone only its first rows. */
export function QueuePane({ items, inDanger, narrowing, current }: Props) {
  const search = addressEnd(narrowing);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${current}"]`);
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [current]);
  return (
    <section className="queue rail" aria-labelledby="queue" ref={list}>
      <header>
        <h2 id="queue">{QUEUE_VIEW_NAMES[narrowing.view]}</h2>
        <Link to={`/${search}`} className="note" aria-label="The whole list">
          <span>The whole list</span> <kbd aria-hidden>{MOVES.list.key}</kbd>
        </Link>
      </header>
      {inDanger.length > 0 && (
        <ol aria-label="Somebody may be in danger">
          {inDanger.map((row) => (
            <li key={row.id} data-row={row.id}>
              <Link
                className="q"
                to={`/story/${row.id}${search}`}
                aria-current={row.id === current ? 'true' : undefined}
              >
                <Tile category={row.category} story={row.hash} cols={2} />
                <b {...languageAttributes(row.language ?? 'en')}>{row.title}</b>
                <span className="fl">
                  <i className="dia" aria-hidden />
                  <span className="vh">somebody may be in danger</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <ol>
        {items.map((item) => (
          <li key={item.id} data-row={item.id}>
            <Link
              className="q"
              to={`/story/${item.id}${search}`}
              aria-current={item.id === current ? 'true' : undefined}
            >
              <Tile category={item.category} story={item.hash} cols={2} />
              <b {...languageAttributes(item.language ?? 'en')}>{item.title}</b>
              <span className={item.urgency === 'in-time' ? 'age' : 'age late'}>
                {item.waited}
                <span className="d">{item.waited === 1 ? ' day' : ' days'}</span>
              </span>
              <small>
                {item.writingType === 'LETTER' ? 'Letter' : 'Story'}
                {item.age ? `, ${item.age}` : ''}, {item.country}
              </small>
              <Flags item={item} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Flags({ item: { signals, topics } }: { item: QueueItem }) {
  if (signals.length === 0 && topics.length === 0) return null;
  return (
    <span className="fl">
      {topics.length > 0 && (
        <>
          <Icon name="eye" />
          <span className="vh">heavy</span>
        </>
      )}
      {signals.length > 0 && (
        <>
          <Icon name="info" />
          {signals.length} <span className="vh">signals</span>
        </>
      )}
    </span>
  );
}
