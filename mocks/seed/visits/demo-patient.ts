import type { ReviewState } from '#generated/models/review-state.ts';
import { DAY_MINUTES, dayOf, minuteOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { DEMO, DEMO_FAMILY } from '../demo.ts';
import { serviceBySlug } from '../dictionaries/services.ts';
import { readTable } from '../dictionaries/text-table.ts';
import { hoursOn, receptionDay, workingIn } from './reception-days.ts';
import { at, type VisitDraft } from './visit-draft.ts';

/**
 * Visits of the demo patient and her family; the id is the position in the table. Columns: days
 * from the seed's day, time, doctor, filial, service, person, status, stars (with the review's
 * state unless published), comment or reason. A day without hours is replaced by the next working
 * day, in the past by the previous one. The no-show is recent enough for an objection.
 */
const TABLE = `
  16 | 09:30 | 1  | 1 | povtornyy-priem-kardiologa      | me    | pending              |   | Давление вечером до 145/95, перебои в сердце
   0 | 18:20 | 8  | 8 | priem-ginekologa                | me    | confirmed            |   |
   3 | 10:00 | 13 | 7 | priem-pediatra                  | mark  | confirmed            |   | Кашель третью неделю
 -14 | 11:40 | 14 | 1 | priem-nevrologa                 | me    | completed            |   | Головная боль по вечерам
 -27 | 16:00 | 17 | 9 | podbor-ochkov                   | raisa | completed            | 5 |
 -39 | 11:00 | 2  | 5 | kholter                         | me    | cancelled_by_clinic  |   | Врач заболел
  -4 | 08:40 | 8  | 8 | uzi-malogo-taza                 | me    | no_show              |   |
 -61 | 18:20 | 9  | 1 | priem-lora                      | mark  | completed            | 4 | Болит ухо
 -71 | 10:20 | 1  | 1 | ekg                             | me    | completed            | 5 |
 -84 | 10:20 | 10 | 3 | priem-endokrinologa             | raisa | cancelled_by_patient |   | Изменились планы
 -95 | 12:00 | 13 | 7 | priem-pediatra                  | mark  | completed            | 5 |
-118 | 09:20 | 11 | 1 | priem-terapevta                 | me    | completed            | 4 in_process |
-140 | 15:00 | 1  | 1 | priem-kardiologa                | raisa | completed            | 5 |
-171 | 14:00 | 1  | 1 | priem-kardiologa                | me    | completed            | 5 |
-200 | 11:30 | 13 | 7 | povtornyy-priem-pediatra        | mark  | completed            |   |
-233 | 10:00 | 6  | 2 | priem-travmatologa-ortopeda     | me    | completed            | 5 |
-262 | 09:40 | 10 | 3 | priem-endokrinologa             | raisa | completed            | 2 rejected |
-300 | 11:00 | 8  | 1 | priem-ginekologa                | me    | completed            | 5 |
-340 | 17:00 | 9  | 1 | priem-lora                      | mark  | completed            |   |
   6 | 12:20 | 10 | 1 | onlain-konsultatsiya-endokrinologa | me | confirmed            |   | Анализ на гормоны готов
   9 | 13:00 | 16 | 3 | vyzov-pediatra-na-dom           | mark  | pending              |   | Температура второй день`;

/** A past visit with a rating by the patient. */
export interface RatedVisit {
  readonly visitId: number;
  readonly stars: number;
  readonly state: ReviewState;
}

function linkOf(db: Db, doctorId: number, filialId: number, slug: string): DoctorServiceLink {
  const serviceId = serviceBySlug(slug).id;
  const links = db.doctor_services.find('doctor', doctorId).filter((row) => row.filial_id === filialId);
  const link = links.find((row) => row.service_id === serviceId) ?? links[0];
  if (link === undefined) throw new Error(`doctor ${doctorId} gives nothing in filial ${filialId}`);
  return link;
}

/** Returns the moment of the given time, or of the nearest slot of the day. */
function startOf(db: Db, link: DoctorServiceLink, ahead: number, time: string): number {
  const working = workingIn(db, link.doctor_id, link.filial_id);
  const day = receptionDay(db, [working], dayOf(db.meta.today) + ahead, ahead < 0 ? -1 : 1);
  const hours = hoursOn(db, working, day);
  if (hours === null) throw new Error(`no hours on ${day}`);
  const last = hours.to - link.duration_minutes;
  const wished = Math.min(Math.max(minuteOf(time), hours.from), last);
  const onStep = hours.from + Math.floor((wished - hours.from) / working.slot_minutes) * working.slot_minutes;
  const crossed = hours.breaks.find((pause) => onStep < pause.to && onStep + link.duration_minutes > pause.from);
  return at(day, crossed === undefined ? onStep : crossed.from - working.slot_minutes);
}

function clientOf(db: Db, filialId: number, memberId: number | null): number {
  const clinicId = db.filials.require(filialId).clinic_id;
  const client = db.clients
    .find('user', DEMO.patient.user_id)
    .find((row) => row.clinic_id === clinicId && row.family_member_id === memberId);
  if (client === undefined) throw new Error(`the demo patient is no client of clinic ${clinicId}`);
  return client.id;
}

const MEMBERS: Readonly<Record<string, number | null>> = { me: null, mark: DEMO_FAMILY.mark, raisa: DEMO_FAMILY.raisa };

/** Returns drafts of the demo patient's visits; the first gets id 1. */
export function demoPatientVisits(db: Db): { drafts: VisitDraft[]; rated: RatedVisit[] } {
  const drafts: VisitDraft[] = [];
  const rated: RatedVisit[] = [];
  const user = db.users.require(DEMO.patient.user_id);
  const today = dayOf(db.meta.today);
  for (const [days, time = '', doctor, filial, slug = '', whom = '', state = '', stars = '', note = ''] of readTable(
    TABLE,
  )) {
    const link = linkOf(db, Number(doctor), Number(filial), slug);
    const start = startOf(db, link, Number(days), time);
    const memberId = MEMBERS[whom] ?? null;
    const status = state as VisitDraft['status'];
    const isCancelled = status === 'cancelled_by_clinic' || status === 'cancelled_by_patient';
    const isOver = Number(days) < 0;
    drafts.push({
      link,
      start,
      status,
      client_id: clientOf(db, link.filial_id, memberId),
      user_id: user.id,
      family_member_id: memberId,
      phone: user.phone,
      email: user.email,
      created: at(Math.min(Math.floor(start / DAY_MINUTES), today) - 2, 19 * 60 + 42),
      comment: isCancelled || note === '' ? null : note,
      cancel_reason: isCancelled ? note : null,
      ended: isOver ? start + (isCancelled ? -780 : link.duration_minutes) : null,
      fate: isOver || status === 'pending' ? null : 'completed',
      attendance_requested: whom === 'mark' && !isOver,
    });
    const [given = '', reviewState = 'published'] = stars.split(' ');
    if (given !== '') rated.push({ visitId: drafts.length, stars: Number(given), state: reviewState as ReviewState });
  }
  return { drafts, rated };
}
