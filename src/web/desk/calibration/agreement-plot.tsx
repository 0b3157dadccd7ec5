import {
  type GuidelineAgreement,
  type ShareRange,
  WANTED_SHARE,
} from '#domain/vetting/calibration.ts';
import { round } from '../statistics/scale.ts';

type Named = GuidelineAgreement & { title: string };
type Size = { slim: boolean; width: number; left: number; row: number };

const SIZES: readonly Size[] = [
  { slim: false, width: 640, left: 245, row: 33 },
  { slim: true, width: 350, left: 8, row: 50 },
];
const TOP = 24;
const RIGHT = 14;
/** Under half of the texts would be no better than a coin. */
const LEAST = 0.5;
const MARKS = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** One dot for each guideline, with how sure it is. Drawn for a wide and a slim place; the table says it in words. */
export function AgreementPlot({ guidelines }: { guidelines: readonly Named[] }) {
  return SIZES.map((size) => (
    <svg
      key={size.width}
      className={size.slim ? 'plot slim' : 'plot wide'}
      viewBox={`0 0 ${size.width} ${TOP + size.row * guidelines.length + 26}`}
      aria-hidden="true"
      focusable="false"
    >
      <Drawn guidelines={guidelines} size={size} />
    </svg>
  ));
}

function Drawn({ guidelines, size }: { guidelines: readonly Named[]; size: Size }) {
  const { slim, width, left, row } = size;
  const right = width - RIGHT;
  const floor = TOP + row * guidelines.length;
  const x = (share: number) =>
    round(left + ((right - left) * (Math.max(share, LEAST) - LEAST)) / (1 - LEAST));
  return (
    <>
      <rect
        className="promise"
        {...{ x: x(WANTED_SHARE), y: TOP, width: right - x(WANTED_SHARE), height: floor - TOP }}
      />
      <text className="wanted" x={right} y={TOP - 7} textAnchor="end">
        where we want to be
      </text>
      {MARKS.map((share) => (
        <g key={share}>
          <path className="grid" d={`M${x(share)} ${TOP}V${floor}`} />
          <text x={x(share)} y={floor + 20} textAnchor="middle">
            {Math.round(share * 10)}
          </text>
        </g>
      ))}
      {guidelines.map(({ code, title, range, talkAbout }, index) => {
        const middle = TOP + row * index + (slim ? 34 : row / 2);
        return (
          <g key={code}>
            <text x={0} y={slim ? middle - 12 : middle + 5}>
              {title}
            </text>
            {range && <Dot {...{ range, talkAbout, x, y: middle }} />}
          </g>
        );
      })}
    </>
  );
}

type DotProps = { range: ShareRange; talkAbout: boolean; x: (share: number) => number; y: number };

function Dot({ range: { share, low, high }, talkAbout, x, y }: DotProps) {
  return (
    <>
      <path className={talkAbout ? 'ci low' : 'ci'} d={`M${x(low)} ${y}H${x(high)}`} />
      <circle className={talkAbout ? 'near' : 'ok'} cx={x(share)} cy={y} r={6} />
    </>
  );
}
