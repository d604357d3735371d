import * as v from 'valibot';
import { addDays } from '@/shared/format/date';
import { choiceParam, dateParam, idParam, optionalParam } from '@/shared/url/search-params';

export const boardDefaults = { view: 'day' } as const;

export const boardSearch = v.object({
  /** Id of the filial to choose in the header. Links in the list of filials contain it. */
  filial: idParam,
  date: dateParam,
  view: choiceParam(['day', 'week'], boardDefaults.view),
  /** Doctor of the week view, or of the day view on phones. */
  doctor_id: idParam,
  /** Whether cancelled visits are shown. */
  cancelled: optionalParam(v.literal(true)),
  /** Id of the client for whom a booking opens. The link in the client's card contains it. */
  client: idParam,
  /** Id of the visit that opens. The link in the client's card contains it. */
  visit: idParam,
});

/** The shown days: one day, or the week from Monday to Sunday. */
export function boardDates(view: 'day' | 'week', date: string): string[] {
  if (view === 'day') return [date];
  const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
