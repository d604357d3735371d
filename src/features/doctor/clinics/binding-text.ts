import { counted } from '@/shared/format/plural';

const visitsAhead = { one: 'запись', few: 'записи', many: 'записей' };

/** Number of upcoming visits: «Впереди 23 записи», «Записей впереди нет». */
export function aheadText(count: number): string {
  return count === 0 ? 'Записей впереди нет' : `Впереди ${counted(count, visitsAhead)}`;
}

/** Number of visits that the list doesn't show: «ещё 18 записей». */
export function moreVisits(count: number): string {
  return `ещё\u00A0${counted(count, visitsAhead)}`;
}
