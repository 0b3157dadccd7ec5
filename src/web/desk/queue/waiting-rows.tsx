import { numberText } from '#domain/number-text.ts';
import type { Urgency } from '#domain/vetting/queue-view.ts';
import { QueueRow, type RowsProps } from './queue-row.tsx';

const SECTIONS: [Urgency, string, string][] = [
  ['overdue', 'Overdue', 'wait late'],
  ['near', 'Due within two working days', 'wait near'],
  ['in-time', 'In good time', 'wait'],
];

/** What is due, by how soon. */
export function WaitingRows({ page, ...seen }: RowsProps) {
  return SECTIONS.map(([urgency, name, className]) => {
    const items = page.items.filter((item) => item.urgency === urgency);
    if (items.length === 0) return null;
    return (
      <section key={urgency} className={className} aria-labelledby={urgency}>
        <h2 id={urgency}>
          {name} <span>{numberText(page.counts[urgency])}</span>
        </h2>
        <ol>
          {items.map((item) => (
            <QueueRow key={item.id} item={item} {...seen} today={page.today} />
          ))}
        </ol>
      </section>
    );
  });
}
