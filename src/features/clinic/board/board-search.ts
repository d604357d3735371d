import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, dateParam, idParam, optionalParam } from '@/shared/url/search-params';

export const boardDefaults = { view: 'day' } as const;

export const boardSearch = v.object({
  /** Chooses the desk's filial: from the list of filials. */
  filial: idParam,
  date: dateParam,
  view: choiceParam(['day', 'week'], boardDefaults.view),
  /** The one doctor of a week, and of a phone. */
  doctor_id: idParam,
  /** Cancelled visits are drawn too. */
  cancelled: optionalParam(v.literal(true)),
  /** Whom to book: from a client's card. */
  client: idParam,
  /** The visit whose card is open: from a client's card. */
  visit: idParam,
});

/** The days that are shown: one, or the week from Monday on. */
export function boardDates(view: 'day' | 'week', date: string): string[] {
  if (view === 'day') return [date];
  const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
