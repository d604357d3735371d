import type { NotificationKind } from '#generated/models/notification-kind.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { FeedbackRow } from '../../db/types/doctor.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { withReason } from '../visit-events.ts';
import { spoken } from '../visit-times.ts';

interface Said {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  readonly visit_id: number | null;
}

const TEXT_LIMIT = 500;

/** Tells the doctor's accounts that something has happened; where a filial itself receives there is nobody to tell. */
function tell(db: Db, doctorId: number | null, { text, ...said }: Said, now: number): void {
  if (doctorId === null) return;
  for (const { id: user_id } of db.users.find('doctor', doctorId)) {
    db.notifications.insert({
      ...said,
      id: db.notifications.nextId(),
      user_id,
      text: text.slice(0, TEXT_LIMIT),
      created_at: textOfEpoch(now),
      is_read: false,
    });
  }
}

function whoAndWhat(db: Db, visit: VisitRow): string {
  const { second_name, first_name } = db.clients.require(visit.client_id);
  const [first = '', second = ''] = visit.service_title;
  // Inside a sentence an abbreviation stays («УЗИ почек»).
  const service =
    second === second.toUpperCase() ? visit.service_title : first.toLowerCase() + visit.service_title.slice(1);
  return `${second_name} ${first_name}, ${service}`;
}

/** A patient has booked. */
export function tellOfBooking(db: Db, visit: VisitRow, now: number): void {
  const title = `Новая запись на ${spoken(visit.starts_at)}`;
  tell(db, visit.doctor_id, { kind: 'visit_created', title, text: whoAndWhat(db, visit), visit_id: visit.id }, now);
}

/** A patient is to be visited elsewhere. */
export function tellOfAddress(db: Db, visit: VisitRow, now: number): void {
  const title = `Новый адрес визита ${spoken(visit.starts_at)}`;
  const said = { title, text: whoAndWhat(db, visit), visit_id: visit.id };
  tell(db, visit.doctor_id, { kind: 'visit_rescheduled', ...said }, now);
}

/** A patient has cancelled. */
export function tellOfCancelling(db: Db, visit: VisitRow, reason: string, now: number): void {
  const title = `Отменена запись на ${spoken(visit.starts_at)}`;
  const text = withReason(whoAndWhat(db, visit), reason);
  tell(db, visit.doctor_id, { kind: 'visit_cancelled', title, text, visit_id: visit.id }, now);
}

/** A patient has moved a visit; `visit` is as it was. */
export function tellOfMoving(db: Db, visit: VisitRow, startsAt: string, now: number): void {
  const title = `Запись перенесена на ${spoken(startsAt)}`;
  const text = `${whoAndWhat(db, visit)}. Было: ${spoken(visit.starts_at)}`;
  tell(db, visit.doctor_id, { kind: 'visit_rescheduled', title, text, visit_id: visit.id }, now);
}

/** A patient has written a review; what it says is read when it is published. */
export function tellOfReview(db: Db, feedback: Pick<FeedbackRow, 'doctor_id'>, now: number): void {
  const said = { title: 'Новый отзыв', text: 'Он появится на вашей странице после проверки', visit_id: null };
  tell(db, feedback.doctor_id, { kind: 'review', ...said }, now);
}
