import { dateOf, dayOf, minuteOf, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { receptionOn } from '#mocks/slots/reception.ts';
import { DOCTOR, FILIAL } from './demo.ts';

/**
 * Days from the seed's day to the absences. They lie beyond the bookable days, so that they do not
 * change the demo's slots.
 */
const SOON = 30;
const LATER = 50;
const WEEKS_OFF = 3;

/**
 * Adds the demo doctor's absences and special day: a vacation, half a day, a short Friday, and time
 * closed by the clinic.
 */
export function seedDemoSchedule(db: Db): void {
  const doctor_id = DOCTOR.serikova;
  const today = dayOf(db.meta.today);
  const monday = nextWeekday(today + LATER, 0);
  db.absences.seed({
    id: 1,
    doctor_id,
    date_from: dateOf(monday),
    date_to: dateOf(monday + 7 * WEEKS_OFF - 1),
    from_minute: null,
    to_minute: null,
    reason: 'Отпуск',
  });
  const working = db.working_hours.find('doctor', doctor_id).find(({ filial_id }) => filial_id === FILIAL.ayalaAbaya);
  if (working === undefined) return;
  let conference = nextWeekday(today + SOON, 3);
  while (receptionOn(db, working, conference).hours === null) conference += 7;
  db.absences.seed({
    id: 2,
    doctor_id,
    date_from: dateOf(conference),
    date_to: dateOf(conference),
    from_minute: minuteOf('14:00'),
    to_minute: null,
    reason: 'Конференция в Астане',
  });
  const repair = dateOf(nextWeekday(today + SOON + 10, 1));
  db.absences.seed({
    id: 3,
    doctor_id,
    filial_ids: [FILIAL.ayalaAbaya],
    date_from: repair,
    date_to: repair,
    from_minute: minuteOf('08:00'),
    to_minute: minuteOf('10:00'),
    reason: 'Ремонт кабинета',
  });
  db.special_days.seed({
    id: 1,
    doctor_id,
    filial_id: FILIAL.ayalaAbaya,
    date: dateOf(conference + 1),
    hours: { from: minuteOf('09:00'), to: minuteOf('14:00'), breaks: [] },
    reason: 'Сокращённый день',
  });
}

/** Returns the first day from `day` on with this weekday; 0 is Monday. */
function nextWeekday(day: number, weekday: number): number {
  return day + ((weekday - weekdayOf(day) + 7) % 7);
}
