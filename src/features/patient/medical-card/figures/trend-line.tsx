import { type Reading, trendLine } from './trend';

const WIDTH = 168;
const HEIGHT = 40;
/** The stroke stays inside the box. */
const INSET = 2;

/** How a value changed, 40 px high, without axes: the sentence beside it says the same in figures. */
export function TrendLine({ readings }: { readings: readonly Reading[] }) {
  const points = trendLine(readings);
  if (points.length === 0) return null;
  const place = ({ x, y }: (typeof points)[number]): string =>
    `${(INSET + x * (WIDTH - 2 * INSET)).toFixed(1)},${(HEIGHT - INSET - y * (HEIGHT - 2 * INSET)).toFixed(1)}`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="mt-2 max-w-full text-teal"
      aria-hidden
    >
      <polyline
        points={points.map(place).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
