import { dateOf, dayOf, weekdayOf } from './calendar.ts';
import type { Filial } from './types/place.ts';

/** Public holidays on a fixed date, by MM-DD. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Новый год',
  '01-02': 'Новый год',
  '03-08': 'Международный женский день',
  '03-21': 'Наурыз',
  '03-22': 'Наурыз',
  '03-23': 'Наурыз',
  '05-01': 'Праздник единства народа Казахстана',
  '05-07': 'День защитника Отечества',
  '05-09': 'День Победы',
  '07-06': 'День столицы',
  '08-30': 'День Конституции',
  '10-25': 'День Республики',
  '12-16': 'День Независимости',
};

/** First day of Kurban Ait, which follows the lunar calendar and is not moved from a weekend. */
const KURBAN_AIT = new Set(['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13']);

/** Holidays of a year, cached. A holiday at a weekend moves to the next working day. */
function holidaysOfYear(year: number): Map<number, string> {
  const days = new Map<number, string>();
  for (const [monthDay, title] of Object.entries(FIXED)) days.set(dayOf(`${year}-${monthDay}`), title);
  const atWeekend = [...days].filter(([day]) => weekdayOf(day) > 4);
  for (const [day, title] of atWeekend) {
    let moved = day + 1;
    while (weekdayOf(moved) > 4 || days.has(moved)) moved += 1;
    days.set(moved, `${title}, перенос выходного`);
  }
  days.set(dayOf(`${year}-01-07`), 'Рождество Христово');
  return days;
}

const years = new Map<number, Map<number, string>>();
const titles = new Map<number, string | null>();

function lookUp(day: number): string | null {
  const date = dateOf(day);
  if (KURBAN_AIT.has(date)) return 'Курбан айт';
  const year = Number(date.slice(0, 4));
  const holidays = years.get(year) ?? holidaysOfYear(year);
  years.set(year, holidays);
  return holidays.get(day) ?? null;
}

/** Name of the public holiday on a day; null on other days. */
export function holidayOn(day: number): string | null {
  const known = titles.get(day);
  if (known !== undefined) return known;
  const title = lookUp(day);
  titles.set(day, title);
  return title;
}

/** Reason why a filial is closed on a date in spite of its week; null if it is open. */
export function closedReason(filial: Pick<Filial, 'closed_on_holidays' | 'closed_days'>, day: number): string | null {
  const { closed_days: own = [] } = filial;
  const date = own.length === 0 ? '' : dateOf(day);
  return own.find((closed) => closed.date === date)?.reason ?? (filial.closed_on_holidays ? holidayOn(day) : null);
}
