import type { Visit } from '#generated/models/visit.ts';
import { monthYear } from '@/shared/format/date';

export interface VisitMonth {
  readonly title: string;
  readonly visits: readonly Visit[];
}

/** Visits under their months, in the order in which they came. */
export function byMonth(visits: readonly Visit[]): VisitMonth[] {
  const months = Map.groupBy(visits, (visit) => monthYear(visit.starts_at));
  return [...months].map(([title, inMonth]) => ({ title, visits: inMonth }));
}
