import type { Statistics } from '#domain/vetting/statistics.ts';

/** The four numbers at the head of the page. */
export function SumFigures({ sums }: { sums: Statistics['sums'] }) {
  const figures = [
    ['received this week', sums.received],
    ['decided this week', sums.decided],
    ['waiting now', sums.waiting],
    ['days for 8 of 10', sums.eightOfTen ?? '–'],
  ] as const;
  return <SumList figures={figures} />;
}

type SumListProps = { figures: readonly (readonly [name: string, figure: string | number])[] };

export function SumList({ figures }: SumListProps) {
  return (
    <dl className="sum">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
