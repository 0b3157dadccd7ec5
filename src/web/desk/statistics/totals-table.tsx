import type { GroupTotals } from '#domain/vetting/statistics.ts';
import { DataTable } from './plot-box.tsx';

type Props = {
  heading: string;
  /** What one row is: "Campaign", "Language". */
  column: string;
  totals: GroupTotals[];
  nameOf: (key: string | null) => string;
};

/** A heading with what came in, what became of it and what waits, for each of a group. */
export function TotalsTable({ heading, column, totals, nameOf }: Props) {
  return (
    <section className="plotbox">
      <h2>{heading}</h2>
      <DataTable
        columns={[column, 'Received', 'Published', 'Declined', 'Waiting']}
        rows={totals.map(({ key, received, published, declined, waiting }) => [
          nameOf(key),
          received,
          published,
          declined,
          waiting,
        ])}
      />
    </section>
  );
}
