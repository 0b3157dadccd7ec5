import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { shortDayText } from '#domain/calendar/calendar-day.ts';
import { star } from '#domain/motif/geometry.ts';
import type { WeekFigures } from '#domain/vetting/statistics.ts';
import { waitsSentence } from '#domain/vetting/statistics-sentences.ts';
import { AxisLines, PLOT_HEIGHT, Plot, type Size, WeekNames } from './plot.tsx';
import { PlotBox, SameAsTable } from './plot-box.tsx';
import { axisFor, heightOf, roomFor, round } from './scale.ts';

/** Two labels of two lines each, one above the other. */
const LABEL_HEIGHT = 38;

export function WaitsPlot({ weeks }: { weeks: WeekFigures[] }) {
  return (
    <PlotBox heading="Wait, in working days" sentence={waitsSentence(weeks)}>
      <Plot draw={(size) => <Lines weeks={weeks} {...size} />} />
      <p className="keyline">
        <span>
          <i className="p" />
          What we promise: two to seven days
        </span>
      </p>
      <SameAsTable
        columns={['Week of', 'Half within', '9 of 10 within']}
        rows={weeks.map(({ start, half, nineOfTen }) => [
          shortDayText(start),
          half ?? 'none',
          nineOfTen ?? 'none',
        ])}
      />
    </PlotBox>
  );
}

function Lines({ weeks, width, slim }: { weeks: WeekFigures[] } & Size) {
  const axis = axisFor([PROMISED_DAYS.most + 1, ...weeks.map(({ nineOfTen }) => nineOfTen ?? 0)]);
  const frame = {
    width,
    height: PLOT_HEIGHT,
    top: 12,
    bottom: 36,
    left: roomFor(axis),
    right: slim ? 78 : 104,
  };
  const step = (width - frame.left - frame.right - 8) / Math.max(1, weeks.length - 1);
  const xs = weeks.map((_, i) => round(frame.left + 8 + step * i));
  const y = (days: number) => heightOf(days, axis, frame);
  const last = weeks.findLastIndex(({ half }) => half !== null);
  const { half, nineOfTen } = weeks[last] ?? {};
  const x = xs[last] ?? 0;
  const path = (values: (number | null)[]) => linePath(values, xs, y);
  const top = y(PROMISED_DAYS.most);
  return (
    <>
      <rect
        className="promise"
        {...{ x: frame.left, y: top, width: width - frame.left }}
        height={round(y(PROMISED_DAYS.fewest) - top)}
      />
      <AxisLines axis={axis} frame={frame} />
      <path className="l90" d={path(weeks.map((week) => week.nineOfTen))} />
      <path className="l50" d={path(weeks.map((week) => week.half))} />
      {typeof half === 'number' && typeof nineOfTen === 'number' && (
        <>
          <path className="d90" d={dot(x, y(nineOfTen))} />
          <path className="d50" d={dot(x, y(half))} />
          <Label
            x={x}
            y={Math.min(y(nineOfTen), y(half) - LABEL_HEIGHT)}
            name={slim ? '9 of 10' : '9 of 10 in'}
            days={nineOfTen}
          />
          <Label x={x} y={y(half)} name={slim ? 'half' : 'half in'} days={half} />
        </>
      )}
      <WeekNames starts={weeks.map(({ start }) => start)} xs={xs} slim={slim} />
    </>
  );
}

/** A week without decisions is a gap: a line across it would tell of days nobody waited. */
function linePath(values: (number | null)[], xs: number[], y: (days: number) => number): string {
  return values
    .map((value, i) => {
      if (value === null) return '';
      const alone = (values[i - 1] ?? null) === null;
      const next = (values[i + 1] ?? null) === null;
      // A round line cap makes a dot of a line without length.
      return `${alone ? 'M' : 'L'}${xs[i]} ${y(value)}${alone && next ? 'h0' : ''}`;
    })
    .join('');
}

function dot(x: number, y: number): string {
  return star({ centre: { x, y }, points: 8, outer: 6, inner: 4, turn: -90 });
}

function Label({ x, y, name, days }: { x: number; y: number; name: string; days: number }) {
  return (
    <>
      <text className="k" x={x + 14} y={round(y - 1)}>
        {name}
      </text>
      <text className="k b" x={x + 14} y={round(y + 17)}>
        {days === 1 ? '1 day' : `${days} days`}
      </text>
    </>
  );
}
