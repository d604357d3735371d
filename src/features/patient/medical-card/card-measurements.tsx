import type { ReactNode } from 'react';
import type { MedicalCard } from '#generated/models/medical-card.ts';
import { number } from '@/shared/format/number';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { bloodTypeLabels, bloodTypeNames, rhFactorLabels, rhFactorNames } from './blood-labels';
import { measuredValues, trendSentence, trendLine, type MeasuredValue } from './measurement-trend';

/** Whether all values of `CardFigures` are unknown. */
export function isEmptyCard({ blood_type, rh_factor, height, weight }: MedicalCard): boolean {
  return [blood_type, rh_factor, height, weight].every((value) => value === null);
}

/**
 * Blood group, Rh factor, height and weight: four values in a row on wide screens, two on phones.
 */
export function CardFigures({ card }: { card: MedicalCard }) {
  const { blood_type, rh_factor, height, weight, measurements } = card;
  if (isEmptyCard(card)) {
    return (
      <Card as="div">
        <p className="text-ink-2">
          Укажите группу крови, резус-фактор, рост и&nbsp;вес: врач увидит их до&nbsp;приёма.
        </p>
      </Card>
    );
  }
  return (
    <dl className="grid grid-cols-4 rounded-card bg-white py-6 phone:grid-cols-2 phone:gap-y-4 phone:py-4">
      <Figure label="Группа крови" value={blood_type && bloodTypeLabels[blood_type]}>
        {blood_type && bloodTypeNames[blood_type]}
      </Figure>
      <Figure label="Резус-фактор" value={rh_factor && rhFactorLabels[rh_factor]}>
        {rh_factor && rhFactorNames[rh_factor]}
      </Figure>
      <Measured label="Рост" unit="см" value={height} values={measuredValues(measurements, 'height')} />
      <Measured label="Вес" unit="кг" value={weight} values={measuredValues(measurements, 'weight')} />
    </dl>
  );
}

interface MeasuredProps {
  label: string;
  unit: string;
  value: number | null;
  values: ReturnType<typeof measuredValues>;
}

function Measured({ label, unit, value, values }: MeasuredProps) {
  return (
    <Figure label={label} value={value === null ? null : number(value)} unit={unit}>
      {value !== null && trendSentence(values, unit)}
      {value !== null && <TrendLine values={values} />}
    </Figure>
  );
}

interface FigureProps {
  label: string;
  value: string | null;
  unit?: string;
  /** Text below the value. It says how the value has changed, or what it means. */
  children: ReactNode;
}

function Figure({ label, value, unit, children }: FigureProps) {
  return (
    <div className={cx('min-w-0 border-l border-line px-6 phone:px-4', 'first:border-l-0 phone:odd:border-l-0')}>
      <dt className="text-small text-ink-2">{label}</dt>
      {value === null ? (
        <dd className="text-small text-ink-3">Не&nbsp;указано</dd>
      ) : (
        <>
          <dd className="text-h2">
            {value}
            {unit && <span className="text-body font-normal text-ink-2"> {unit}</span>}
          </dd>
          <dd className="text-caption text-ink-3">{children}</dd>
        </>
      )}
    </div>
  );
}

const WIDTH = 168;
const HEIGHT = 40;
/** Distance from the edges in px, so that the stroke isn't cut off. */
const INSET = 2;

/**
 * Line chart of a value over time, 40 px high. It has no axes, because the text beside it contains
 * the numbers.
 */
function TrendLine({ values }: { values: readonly MeasuredValue[] }) {
  const points = trendLine(values);
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
