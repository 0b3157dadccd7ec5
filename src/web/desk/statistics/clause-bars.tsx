import type { Declined } from '#domain/vetting/statistics.ts';
import { declinedSentence } from '#domain/vetting/statistics-sentences.ts';
import { PlotBox } from './plot-box.tsx';

type Props = {
  declined: Declined;
  /** The clauses' titles by their codes, as officers know them. */
  titles: Readonly<Record<string, string>>;
};

/** A list that is its own table: each clause with its number, and a bar for the eye. */
export function ClauseBars({ declined, titles }: Props) {
  const most = declined.clauses[0]?.texts ?? 1;
  return (
    <PlotBox heading="Declined, by clause" sentence={declinedSentence(declined)}>
      <ul className="bars">
        {declined.clauses.map(({ code, texts }) => (
          <li key={code}>
            <span>{titles[code] ?? code}</span>
            <span className="v">{texts}</span>
            <progress className="bar" max={most} value={texts} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </PlotBox>
  );
}
