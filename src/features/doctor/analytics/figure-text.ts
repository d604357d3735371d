import type { VisitFigures } from '#generated/models/visit-figures.ts';
import { changeText, percent, wholeNumber } from '@/shared/format/number';
import { price } from '@/shared/format/price';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /**
   * Change from the previous period: «+12», «без изменений»; null if there is no previous figure.
   */
  readonly change: string | null;
}

const cancelledOf = (of: VisitFigures): number => of.cancelled_by_patient + of.cancelled_by_clinic;

/**
 * Number of visits except cancelled ones. The day page and the calendar count visits in the same
 * way.
 */
export const notCancelledOf = (of: VisitFigures): number => of.visits - cancelledOf(of);

/**
 * Percentage of no-shows among the completed and missed visits; null if there are no such visits.
 */
function noShowPercent({ completed, no_show }: VisitFigures): number | null {
  return completed + no_show === 0 ? null : Math.round((no_show / (completed + no_show)) * 100);
}

function change(now: number | null, before: number | null, unit: (value: number) => string): string | null {
  return now === null || before === null ? null : changeText(now - before, unit);
}

const points = (value: number): string => `${value}\u00A0п.\u00A0п.`;

/** The six figures of a period, compared with the previous period if it had visits. */
export function figuresOf(total: VisitFigures, previous: VisitFigures): Figure[] {
  const figures = [
    {
      label: 'Визиты',
      value: wholeNumber(notCancelledOf(total)),
      change: change(notCancelledOf(total), notCancelledOf(previous), wholeNumber),
    },
    {
      label: 'Загрузка',
      value: percent(total.occupancy_percent),
      change: change(total.occupancy_percent, previous.occupancy_percent, points),
    },
    {
      label: 'Неявки',
      value: percent(noShowPercent(total)),
      change: change(noShowPercent(total), noShowPercent(previous), points),
    },
    {
      label: 'Впервые',
      value: wholeNumber(total.first_visits),
      change: change(total.first_visits, previous.first_visits, wholeNumber),
    },
    {
      label: 'Отмены',
      value: wholeNumber(cancelledOf(total)),
      change: change(cancelledOf(total), cancelledOf(previous), wholeNumber),
    },
    { label: 'Доход', value: price(total.revenue), change: change(total.revenue, previous.revenue, price) },
  ];
  return previous.visits === 0 ? figures.map((figure) => ({ ...figure, change: null })) : figures;
}
