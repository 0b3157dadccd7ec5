import type { ReactNode } from 'react';

type Props = { heading: string; sentence: string; children: ReactNode };

/** One figure: what it shows, the one thing it says, then the drawing. */
export function PlotBox({ heading, sentence, children }: Props) {
  return (
    <figure className="plotbox">
      <figcaption>
        <h2>{heading}</h2>
        <p className="say">{sentence}</p>
      </figcaption>
      {children}
    </figure>
  );
}

type Cell = string | number;
type TableProps = { columns: readonly string[]; rows: readonly (readonly [Cell, ...Cell[]])[] };

/** The same figures for whoever does not see the drawing, or wants the numbers. */
export function SameAsTable(props: TableProps) {
  return (
    <details className="more">
      <summary>The same as a table</summary>
      <div>
        <DataTable {...props} />
      </div>
    </details>
  );
}

export function DataTable({ columns, rows }: TableProps) {
  return (
    <table className="data">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
