import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, dateParam, idParam, optionalParam } from '@/shared/url/search-params';

export const boardDefaults = { view: 'day' } as const;

export const boardSearch = v.object({
  /** Chooses the header's filial; used by the list of filials. */
  filial: idParam,
  date: dateParam,
  view: choiceParam(['day', 'week'], boardDefaults.view),
  /** The doctor of a week, or of a phone's day. */
  doctor_id: idParam,
  /** Shows cancelled visits too. */
  cancelled: optionalParam(v.literal(true)),
  /** The client to book, from the client's card. */
  client: idParam,
  /** The visit to open, from the client's card. */
  visit: idParam,
});

/** The shown days: one, or a week from Monday. */
export function boardDates(view: 'day' | 'week', date: string): string[] {
  if (view === 'day') return [date];
  const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
