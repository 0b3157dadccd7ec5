import { Sign } from './sign.tsx';
import type { SystemRow } from './system-rows.ts';

export function RowTable({ title, rows }: { title: string; rows: readonly SystemRow[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table className="data syst">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How</th>
            <th scope="col">Now</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, condition, now, since }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <Sign of={condition} />
              </td>
              <td>{now}</td>
              <td className="since">{since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
