import { shortDayText } from '#domain/calendar/calendar-day.ts';
import type { WeekFigures } from '#domain/vetting/statistics.ts';
import { weeksSentence } from '#domain/vetting/statistics-sentences.ts';
import { AxisLines, PLOT_HEIGHT, Plot, type Size, WeekNames } from './plot.tsx';
import { PlotBox, SameAsTable } from './plot-box.tsx';
import { axisFor, heightOf, roomFor, round } from './scale.ts';

const WIDEST_BAR = 26;

/** Hollow is received, filled is published, as on the walls. */
export function WeeksPlot({ weeks }: { weeks: WeekFigures[] }) {
  return (
    <PlotBox heading="Received and published, by week" sentence={weeksSentence(weeks)}>
      <Plot draw={(size) => <Bars weeks={weeks} {...size} />} />
      <p className="keyline">
        <span>
          <i />
          Received
        </span>
        <span>
          <i className="f" />
          Published
        </span>
      </p>
      <SameAsTable
        columns={['Week of', 'Received', 'Published']}
        rows={weeks.map((week) => [shortDayText(week.start), week.received, week.published])}
      />
    </PlotBox>
  );
}

function Bars({ weeks, width, slim }: { weeks: WeekFigures[] } & Size) {
  const axis = axisFor(weeks.flatMap(({ received, published }) => [received, published]));
  const frame = {
    width,
    height: PLOT_HEIGHT,
    right: 0,
    top: 12,
    bottom: 36,
    left: roomFor(axis),
  };
  const step = (width - frame.left) / weeks.length;
  const bar = round(Math.min(WIDEST_BAR, step * 0.66));
  const xs = weeks.map((_, i) => round(frame.left + step * (i + 0.5)));
  const floor = PLOT_HEIGHT - frame.bottom;
  const box = (i: number, value: number) => {
    const y = heightOf(value, axis, frame);
    return { x: round((xs[i] ?? 0) - bar / 2), y, width: bar, height: round(floor - y) };
  };
  return (
    <>
      <AxisLines axis={axis} frame={frame} />
      {weeks.map((week, i) => (
        <g key={week.start}>
          <rect className="fillbar" {...box(i, week.published)} />
          <rect className="linebar" {...box(i, week.received)} />
        </g>
      ))}
      <WeekNames starts={weeks.map(({ start }) => start)} xs={xs} slim={slim} />
    </>
  );
}
