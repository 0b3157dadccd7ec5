import { QUEUE_VIEW_NAMES } from '#domain/vetting/queue-view.ts';
import { QueueRow, type RowsProps } from './queue-row.tsx';

export function SettledRows({ page, ...seen }: RowsProps) {
  if (page.items.length === 0) return null;
  return (
    <section className="wait" aria-label={QUEUE_VIEW_NAMES[seen.narrowing.view]}>
      <h2>{seen.narrowing.view === 'parked' ? 'Soonest first' : 'Newest first'}</h2>
      <ol>
        {page.items.map((item) => (
          <QueueRow key={item.id} item={item} {...seen} today={page.today} />
        ))}
      </ol>
    </section>
  );
}
