import { dateOf, dayOf, textOfMoment, momentOfText, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { fullName } from '#mocks/db/lookup.ts';
import type { NotificationRow } from '#mocks/db/types/content.ts';
import type { FeedbackRow } from '#mocks/db/types/doctor.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { clientAndService } from '#mocks/rules/visit-notices.ts';
import { momentText } from '#mocks/rules/visit-times.ts';
import { CLINIC, DEMO, DOCTOR } from './demo.ts';

type Draft = Pick<NotificationRow, 'kind' | 'title' | 'text' | 'created_at' | 'target'>;

/** First ids by cabinet. They are fixed, because examples of the contract refer to them. */
const FIRST_ID = { user: 1, doctor: 101, clinic: 301 } as const;
const FIRST_OF_RECEPTION = 401;
const FIRST_NEW_ID = 1001;
/** Maximum number of the clinic's notifications; older ones are left out. */
const CLINIC_KEEPS = 40;
const UNREAD = { user: 2, doctor: 2, clinic: 5 } as const;

/**
 * Adds the notifications that the rules would have sent to the demo accounts. Call it after visits,
 * reviews and documents are seeded.
 */
export function seedNotifications(db: Db): void {
  put(db, 'user', DEMO.patient.user_id, ofPatient(db));
  put(db, 'doctor', DEMO.doctor.user_id, ofDoctor(db));
  put(db, 'clinic', DEMO.clinic.user_id, ofClinic(db));
  put(db, 'clinic', DEMO.reception.user_id, ofClinic(db), FIRST_OF_RECEPTION);
  db.notifications.startIdsAt(FIRST_NEW_ID);
}

function put(
  db: Db,
  cabinet: keyof typeof FIRST_ID,
  user_id: number,
  drafts: readonly Draft[],
  firstId: number = FIRST_ID[cabinet],
): void {
  const now = textAt(db.meta.today, '08:00');
  const kept = drafts
    .filter(({ created_at }) => created_at <= now)
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, CLINIC_KEEPS);
  kept.forEach((draft, index) =>
    db.notifications.seed({
      ...draft,
      // Newer notifications have higher ids, as if the rules had added them.
      id: firstId + kept.length - 1 - index,
      user_id,
      cabinet,
      is_read: index >= UNREAD[cabinet],
    }),
  );
}

function ofVisit(kind: Draft['kind'], visit: VisitRow, title: string, text: string, at?: string | null): Draft {
  return { kind, title, text, created_at: at ?? visit.created_at, target: { kind: 'visit', id: visit.id } };
}

function booked(db: Db, visit: VisitRow): Draft {
  return ofVisit('visit_created', visit, `Новая запись на ${momentText(visit.starts_at)}`, clientAndService(db, visit));
}

function reviewed({ id, rating, text, created_at }: FeedbackRow): Draft {
  return {
    kind: 'review',
    title: `Новый отзыв, оценка ${rating}`,
    text,
    created_at: textOfMoment(momentOfText(created_at) + 30),
    target: { kind: 'review', id },
  };
}

function ofDoctor(db: Db): Draft[] {
  const waiting = db.visits
    .find('doctor', DOCTOR.serikova)
    .filter((visit) => visit.status === 'pending')
    .map((visit) => booked(db, visit));
  const reviews = db.feedbacks
    .find('doctor', DOCTOR.serikova)
    .filter((row) => row.reply === null && row.user_id === null)
    .map(reviewed);
  const invitations = db.binding_requests
    .find('doctor', DOCTOR.serikova)
    .filter(({ by }) => by === 'clinic')
    .map(({ filial_id, created_at }): Draft => {
      const { title, address } = db.filials.require(filial_id);
      const target = { kind: 'filial', id: filial_id } as const;
      return { kind: 'binding', title: 'Приглашение от клиники', text: `${title}, ${address}`, created_at, target };
    });
  return [...waiting, ...reviews, ...invitations];
}

/** Drafts of the clinic's notifications about visit requests, cancellations and reviews. */
function ofClinic(db: Db): Draft[] {
  const doctorOf = (id: number | null): string => {
    const doctor = id === null ? undefined : db.doctors.get(id);
    return doctor === undefined ? '' : `. Врач: ${doctor.second_name} ${doctor.first_name}`;
  };
  const visits = db.visits.find('clinic', CLINIC.ayala);
  const waiting = visits
    .filter(({ status }) => status === 'pending')
    .map((visit) => ({ ...booked(db, visit), text: clientAndService(db, visit) + doctorOf(visit.doctor_id) }));
  const calledOff = visits
    .filter(({ status, ended_at }) => status === 'cancelled_by_patient' && ended_at !== null)
    .map((visit) => {
      const text = clientAndService(db, visit) + doctorOf(visit.doctor_id);
      return ofVisit(
        'visit_cancelled',
        visit,
        `Отменена запись на ${momentText(visit.starts_at)}`,
        text,
        visit.ended_at,
      );
    });
  const reviews = db.feedbacks
    .find('doctor', DOCTOR.serikova)
    .filter((row) => row.user_id === null)
    .map((row) => reviewed({ ...row, text: row.text + doctorOf(row.doctor_id) }));
  return [...waiting, ...calledOff, ...reviews];
}

function ofPatient(db: Db): Draft[] {
  const user_id = DEMO.patient.user_id;
  const visits = db.visits.find('user', user_id);
  const where = ({ doctor_id, filial_id, service_title }: VisitRow): string => {
    const doctor = doctor_id === null ? undefined : db.doctors.get(doctor_id);
    const who =
      doctor === undefined ? db.filials.require(filial_id).title : `${doctor.first_name} ${doctor.second_name}`;
    return `${who}. ${service_title}`;
  };
  const confirmed = visits
    .filter(({ status, confirmed_at }) => status === 'confirmed' && confirmed_at !== null)
    .map((visit) => {
      const title = `Запись на ${momentText(visit.starts_at)} подтверждена`;
      return ofVisit('visit_confirmed', visit, title, where(visit), visit.confirmed_at);
    });
  const cancelled = visits
    .filter(({ status, ended_at }) => status === 'cancelled_by_clinic' && ended_at !== null)
    .map((visit) => {
      const title = `Запись на ${momentText(visit.starts_at)} отменена клиникой`;
      return ofVisit('visit_cancelled', visit, title, where(visit), visit.ended_at);
    });
  const documents = db.documents
    .find('user', user_id)
    .filter(({ added_by }) => added_by !== null)
    .map((row): Draft => ({
      kind: 'document',
      title: 'Новый документ в медкарте',
      text: `${row.name}. Добавил: ${row.added_by ?? ''}`,
      created_at: row.created_at,
      target: { kind: 'document', id: row.id },
    }));
  const own = db.feedbacks.find('user', user_id);
  const replies = own.flatMap((row): Draft[] => {
    if (row.reply === null) return [];
    const doctor = row.doctor_id === null ? undefined : db.doctors.get(row.doctor_id);
    const title = doctor === undefined ? 'Клиника ответила на ваш отзыв' : 'Врач ответил на ваш отзыв';
    const text = `${doctor === undefined ? '' : `${fullName(doctor)}: `}${row.reply.text}`;
    return [{ kind: 'reply', title, text, created_at: row.reply.created_at, target: { kind: 'review', id: row.id } }];
  });
  const rejected = own
    .filter(({ state }) => state === 'rejected')
    .map((row): Draft => ({
      kind: 'moderation',
      title: 'Отзыв не опубликован',
      text: row.reject_reason ?? '',
      created_at: textAt(dateOf(dayOf(row.created_at.slice(0, 10)) + 1), '10:05'),
      target: { kind: 'review', id: row.id },
    }));
  return [...confirmed, ...cancelled, ...documents, ...replies, ...rejected];
}
