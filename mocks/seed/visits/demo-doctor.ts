import { dayOf, minuteOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { DoctorServiceLink, WorkingHours } from '#mocks/db/types/doctor.ts';
import { DOCTOR } from '../demo.ts';
import { serviceBySlug } from '../dictionaries/services.ts';
import { readTable } from '../dictionaries/text-table.ts';
import { bookedAt } from './filled-calendar.ts';
import { fits, hoursOn, receptionDay } from './reception-days.ts';
import { at, DRAFT_DEFAULTS, type VisitDraft } from './visit-draft.ts';

const PURPOSE = 72;

const SERVICE_SLUGS: Readonly<Record<string, string>> = {
  first: 'priem-kardiologa',
  repeat: 'povtornyy-priem-kardiologa',
  ecg: 'ekg',
  holter: 'kholter',
};

/**
 * Visits on the demo doctor's next working days. Columns: number of the working day (0 is the
 * first), time, client, service, status, fate, comment. Rows outside the hours of their weekday are
 * left out.
 */
const TABLE = `
0 | 09:00 | 11 | repeat | confirmed | completed |
0 | 09:40 | 12 | first  | confirmed | completed |
0 | 10:20 | 13 | ecg    | confirmed | no_show   |
0 | 11:00 | 14 | first  | confirmed | completed | Боль за грудиной при ходьбе, курит
0 | 11:40 | 15 | repeat | confirmed | completed |
0 | 12:20 | 16 | first  | confirmed | completed | Сердцебиение по ночам, давление 130/85
0 | 13:00 | 17 | repeat | confirmed | completed |
0 | 15:40 | 18 | repeat | pending   | completed | Хочу показать результаты анализов
0 | 17:40 | 19 | repeat | confirmed | completed |
1 | 09:40 | 20 | first  | confirmed | completed |
1 | 10:20 | 21 | first  | confirmed | completed | Одышка при подъёме на третий этаж
1 | 14:00 | 22 | repeat | pending   | completed |
1 | 17:40 | 23 | repeat | confirmed | completed |
2 | 10:40 | 24 | first  | confirmed | completed |
2 | 11:20 | 25 | first  | pending   | completed | Давление 150/95, таблетки не помогают
2 | 12:00 | 26 | repeat | confirmed | completed |
3 | 09:00 | 27 | repeat | confirmed | completed |
3 | 10:20 | 28 | first  | confirmed | completed |
3 | 12:20 | 29 | first  | confirmed | completed |
3 | 14:30 | 30 | first  | confirmed | completed |
3 | 15:50 | 31 | repeat | confirmed | completed |
3 | 16:30 | 32 | ecg    | confirmed | completed |
4 | 09:40 | 33 | first  | confirmed | completed |
4 | 11:00 | 34 | repeat | pending   | completed |`;

/** Returns the five working days of the table, from the seed's day on. */
function writtenDays(db: Db, places: readonly WorkingHours[]): number[] {
  const days: number[] = [];
  let day = dayOf(db.meta.today);
  for (let i = 0; i < 5; i += 1) {
    day = receptionDay(db, places, day, 1);
    days.push(day);
    day += 1;
  }
  return days;
}

/** Returns drafts of the demo doctor's future visits, and the days that the table covers. */
export function demoDoctorVisits(db: Db): { drafts: VisitDraft[]; days: ReadonlySet<number> } {
  const places = db.working_hours.find('doctor', DOCTOR.serikova);
  const random = new Random(DOCTOR.serikova, PURPOSE);
  const days = writtenDays(db, places);
  const drafts: VisitDraft[] = [];
  for (const [order, time = '', client, service = '', status, fate, comment = ''] of readTable(TABLE)) {
    const day = days[Number(order)] ?? 0;
    const minute = minuteOf(time);
    const link = linkAt(db, places, SERVICE_SLUGS[service] ?? '', day, minute);
    if (link === undefined) continue;
    drafts.push({
      ...DRAFT_DEFAULTS,
      link,
      start: at(day, minute),
      client_id: Number(client),
      phone: db.clients.require(Number(client)).phone,
      created: bookedAt(random, day, dayOf(db.meta.today)),
      comment: comment === '' ? null : comment,
      status: status === 'pending' ? 'pending' : 'confirmed',
      fate: fate === 'no_show' ? 'no_show' : 'completed',
    });
  }
  return { drafts, days: new Set(days) };
}

/**
 * Returns the doctor's service in the filial whose hours contain the visit; undefined if no hours
 * contain it.
 */
function linkAt(
  db: Db,
  places: readonly WorkingHours[],
  slug: string,
  day: number,
  minute: number,
): DoctorServiceLink | undefined {
  const serviceId = serviceBySlug(slug).id;
  for (const working of places) {
    const hours = hoursOn(db, working, day);
    const link = db.doctor_services
      .find('doctor', working.doctor_id)
      .find((row) => row.filial_id === working.filial_id && row.service_id === serviceId);
    if (hours !== null && link !== undefined && fits(hours, minute, link.duration_minutes)) return link;
  }
  return undefined;
}
