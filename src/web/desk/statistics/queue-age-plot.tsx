import { star } from '#domain/motif/geometry.ts';
import { type AgeBucket, peopleOf, type QueueAges } from '#domain/vetting/queue-ages.ts';
import type { Urgency } from '#domain/vetting/queue-view.ts';
import { agesSentence } from '#domain/vetting/statistics-sentences.ts';
import { PLOT_HEIGHT, Plot, type Size } from './plot.tsx';
import { PlotBox, SameAsTable } from './plot-box.tsx';
import { round } from './scale.ts';

const FLOOR = PLOT_HEIGHT - 58;
const LARGEST_STAR = 30;

const CLASS: Record<Urgency, string> = { 'in-time': 'ok', near: 'near', overdue: 'late' };
const NAME: Record<Urgency, string> = {
  'in-time': 'In time',
  near: 'Nearly due',
  overdue: 'Overdue',
};
const KEY: Record<Urgency, string> = { 'in-time': 'f', near: 'n', overdue: 'e' };

export function QueueAgePlot({ ages }: { ages: QueueAges }) {
  return (
    <PlotBox heading="How old the queue is" sentence={agesSentence(ages)}>
      <Plot draw={(size) => <Columns ages={ages} {...size} />} />
      <p className="keyline">
        {(['in-time', 'near', 'overdue'] as const).map((urgency) => (
          <span key={urgency}>
            <i className={KEY[urgency]} />
            {NAME[urgency]}, {peopleOf(ages, urgency)}
          </span>
        ))}
      </p>
      <SameAsTable
        columns={['Working days', 'People waiting', 'Promise']}
        rows={ages.buckets.map((bucket, i) => [
          daysText(bucket, i === ages.buckets.length - 1),
          bucket.people,
          NAME[bucket.urgency],
        ])}
      />
    </PlotBox>
  );
}

function Columns({ ages, width }: { ages: QueueAges } & Size) {
  const { buckets } = ages;
  const column = (width - 10) / buckets.length;
  const stars = buckets.map(({ people }) => Math.ceil(people / ages.peoplePerStar));
  const unit = unitFor(Math.max(...stars), column);
  const abreast = Math.max(1, Math.floor(column / unit));
  return (
    <>
      <path className="base" d={`M0 ${FLOOR}H${width}`} />
      {buckets.map((bucket, i) => {
        const x = 5 + column * (i + 0.5);
        const drawn = Array.from({ length: stars[i] ?? 0 }, (_, n) =>
          starAt({ n, x, unit, abreast: Math.min(abreast, stars[i] ?? 1) }),
        );
        return (
          <g key={bucket.days}>
            <text x={round(x)} y={FLOOR + 24} textAnchor="middle">
              {daysText(bucket, i === buckets.length - 1)}
            </text>
            {drawn.map((d) => (
              <path key={d} className={CLASS[bucket.urgency]} d={d} />
            ))}
          </g>
        );
      })}
      <text x={0} y={PLOT_HEIGHT - 8}>
        working days since it could be read
      </text>
    </>
  );
}

/** One star above the other while they fit; then smaller ones side by side. */
function unitFor(most: number, column: number): number {
  let unit = Math.min(LARGEST_STAR, column * 0.9);
  const room = () => Math.floor(FLOOR / unit) * Math.max(1, Math.floor(column / unit));
  while (room() < most) unit *= 0.95;
  return unit;
}

function starAt(place: { n: number; x: number; unit: number; abreast: number }): string {
  const { n, x, unit, abreast } = place;
  const across = (n % abreast) - (abreast - 1) / 2;
  const up = Math.floor(n / abreast);
  const outer = unit * 0.42;
  const centre = { x: x + across * unit, y: FLOOR - unit * 0.62 - up * unit };
  return star({ centre, points: 8, outer, inner: outer * 0.66, turn: -90 });
}

function daysText({ days }: AgeBucket, isLast: boolean): string {
  return isLast ? `${days}+` : String(days);
}
