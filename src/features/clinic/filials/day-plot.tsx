import { useState } from 'react';
import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import { dayMonth, monthYear, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { wholeNumber } from '@/shared/format/number';
import { price } from '@/shared/format/price';
import { Card } from '@/shared/ui/card';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Price } from '@/shared/ui/price-tag';
import { spanText } from './filial-figure-text';

type Measure = 'visits' | 'income';

const measures = [
  { value: 'visits', label: 'Визиты' },
  { value: 'income', label: 'Доход' },
] as const;
const say: Readonly<Record<Measure, (value: number) => string>> = { visits: wholeNumber, income: price };

/** Up to this number of days each day has a bar; a longer period has a bar per month. */
const MOST_DAYS = 62;
/** Height of the tallest bar in viewBox units. */
const HIGH = 100;

interface Bar {
  readonly key: string;
  readonly title: string;
  readonly short: string;
  readonly visits: number;
  readonly income: number;
}

/** Visits and income as a bar chart and as a table: per day, or per month if the period is long. */
export function DayPlot({ figures: { by_day, date_from, date_to } }: { figures: ClinicAnalytics }) {
  const [measure, setMeasure] = useState<Measure>('visits');
  const bars = by_day.length > MOST_DAYS ? monthBars(by_day) : by_day.map(dayBar);
  const top = bars.reduce<Bar | undefined>(
    (best, bar) => (best === undefined || bar[measure] > best[measure] ? bar : best),
    undefined,
  );
  if (top === undefined || top[measure] + top.visits === 0) return null;
  const most = Math.max(1, top[measure]);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Card aria-labelledby="by-day" className="mt-5 phone:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="by-day" className="text-title">
            {by_day.length > MOST_DAYS ? 'По\u00A0месяцам' : 'По\u00A0дням'}, {spanText(date_from, date_to)}
          </h2>
          <p className="text-small text-ink-2">
            Больше всего: {top.title}, {say[measure](top[measure])}
          </p>
        </div>
        <SegmentedControl label="Что показать" options={measures} value={measure} onChange={setMeasure} />
      </div>
      {/* The chart is hidden from screen readers, because the table below has the same data. */}
      <div aria-hidden="true" className="mt-4">
        <svg viewBox={`0 0 ${bars.length} ${HIGH}`} preserveAspectRatio="none" className="block h-32 w-full">
          {bars.map((bar, index) => (
            <rect
              key={bar.key}
              x={index + 0.14}
              y={HIGH - (HIGH * bar[measure]) / most}
              width={0.72}
              height={(HIGH * bar[measure]) / most}
              className="fill-teal forced-colors:fill-system"
            >
              <title>{`${bar.title}: ${say[measure](bar[measure])}`}</title>
            </rect>
          ))}
        </svg>
        <div className="flex justify-between border-t border-line pt-1 text-caption text-ink-3">
          <span>{first?.short}</span>
          {bars.length > 2 && <span>{bars[Math.floor(bars.length / 2)]?.short}</span>}
          <span>{last?.short}</span>
        </div>
      </div>
      <details className="mt-2">
        <summary className="link min-h-9 w-fit py-2 text-small font-medium">Числа в&nbsp;таблице</summary>
        <table aria-labelledby="by-day" className="mt-1 w-full max-w-160 text-small">
          <thead className="text-caption text-ink-3">
            <tr className="*:h-9 *:font-normal">
              <th scope="col" className="text-left">
                {by_day.length > MOST_DAYS ? 'Месяц' : 'День'}
              </th>
              <th scope="col" className="text-right">
                Визиты
              </th>
              <th scope="col" className="text-right">
                Доход
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, title, visits, income }) => (
              <tr key={key} className="border-t border-line *:py-2">
                <th scope="row" className="text-left font-normal">
                  {upperFirst(title)}
                </th>
                <td className="text-right tabular">{wholeNumber(visits)}</td>
                <td className="text-right tabular whitespace-nowrap">
                  <Price of={income} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

function dayBar({ date, visits, income }: ClinicAnalytics['by_day'][number]): Bar {
  return { key: date, title: weekdayDay(date), short: dayMonth(date), visits, income };
}

function monthBars(days: ClinicAnalytics['by_day']): Bar[] {
  return [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, own]) => {
    const title = monthYear(`${month}-01`);
    const sum = (measure: Measure): number => own.reduce((total, day) => total + day[measure], 0);
    return { key: month, title, short: title, visits: sum('visits'), income: sum('income') };
  });
}
