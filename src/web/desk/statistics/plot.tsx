import type { ReactNode } from 'react';
import { shortDayText } from '#domain/calendar/calendar-day.ts';
import { type Axis, type Frame, heightOf, isNamed, linesOf } from './scale.ts';

export const PLOT_HEIGHT = 250;

export type Size = { width: number; slim: boolean };

const SIZES: readonly Size[] = [
  { width: 548, slim: false },
  { width: 326, slim: true },
];

/** Drawn twice, for a wide and a slim place; the stylesheet shows one. The table says it in words. */
export function Plot({ draw }: { draw: (size: Size) => ReactNode }) {
  return SIZES.map((size) => (
    <svg
      key={size.width}
      className={size.slim ? 'plot slim' : 'plot wide'}
      viewBox={`0 0 ${size.width} ${PLOT_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {draw(size)}
    </svg>
  ));
}

export function AxisLines({ axis, frame }: { axis: Axis; frame: Frame }) {
  return linesOf(axis).map((value) => {
    const y = heightOf(value, axis, frame);
    return (
      <g key={value}>
        <path className={value === 0 ? 'base' : 'grid'} d={`M${frame.left} ${y}H${frame.width}`} />
        <text x={frame.left - 10} y={y + 5} textAnchor="end">
          {value}
        </text>
      </g>
    );
  });
}

/** The weeks' Mondays, as many as there is room for. */
export function WeekNames({ starts, xs, slim }: { starts: string[]; xs: number[]; slim: boolean }) {
  return starts
    .map((start, i) => ({ start, x: xs[i] }))
    .filter((_, i) => isNamed(i, starts.length, slim ? 3 : 6))
    .map(({ start, x }) => (
      <text key={start} x={x} y={PLOT_HEIGHT - 8} textAnchor="middle">
        {shortDayText(start)}
      </text>
    ));
}
