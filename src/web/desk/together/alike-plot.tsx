import { numberText } from '#domain/number-text.ts';
import { LEAST_SHARED } from '#domain/vetting/wave.ts';
import type { ReadWave } from '#services/together/read-wave.ts';

const WIDTH = 820;
const HEIGHT = 150;
const MARGIN = 24;
const LAST = 100;
const MOST_DOT = 9;

/** One dot for each text, by how many of a hundred words it shares. */
export function AlikePlot({ likeness }: Pick<ReadWave, 'likeness'>) {
  const first = Math.min(LEAST_SHARED, ...likeness.map((one) => one.likeness));
  const column = (WIDTH - 2 * MARGIN) / (LAST - first + 1);
  const most = Math.max(1, ...likeness.map(({ texts }) => texts));
  // As many beside each other as make the highest column fit.
  const across = Math.max(1, Math.ceil(Math.sqrt((most * column) / HEIGHT)));
  const dot = Math.min(MOST_DOT, column / across);
  const left = (share: number) => MARGIN + (share - first) * column;
  const dots = likeness
    .flatMap((one) =>
      Array.from({ length: one.texts }, (_, i) => {
        const x = left(one.likeness) + ((i % across) + 0.5) * dot;
        const y = HEIGHT - (Math.floor(i / across) + 0.5) * dot;
        return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
      }),
    )
    .join('');
  const shares = [first, Math.round((first + LAST) / 2), LAST];
  return (
    <svg
      className="alike-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`}
      role="img"
      aria-label={saidOf(likeness)}
    >
      <path d={dots} className="alike-dots" strokeWidth={(dot * 0.8).toFixed(1)} />
      <path d={`M0 ${HEIGHT + 1}H${WIDTH}`} className="alike-floor" />
      {shares.map((share) => (
        <text key={share} x={left(share) + column / 2} y={HEIGHT + 20} textAnchor="middle">
          {share} of 100
        </text>
      ))}
    </svg>
  );
}

function saidOf(likeness: ReadWave['likeness']): string {
  const texts = likeness.reduce((sum, one) => sum + one.texts, 0);
  const close = likeness
    .filter((one) => one.likeness >= 90)
    .reduce((sum, one) => sum + one.texts, 0);
  const least = likeness[0]?.likeness ?? 0;
  return `${numberText(texts)} texts. ${numberText(close)} share 90 of 100 words or more; the one that fits least shares ${least}.`;
}
