import type { NotificationKind } from '#generated/models/notification-kind.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { FeedbackRow } from '../db/types/doctor.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { notifyClinic, notifyDoctor, notifyPatient, type NotificationContent } from './notify.ts';
import { readersOf } from './shared-cards.ts';
import { withReason } from './visit-events.ts';
import { momentText, deadlineText } from './visit-times.ts';

/**
 * Writes «Первичный приём» with a small letter inside a sentence; an abbreviation keeps its
 * capitals («УЗИ почек»).
 */
function inline(title: string): string {
  const [first = '', second = ''] = title;
  return second === second.toUpperCase() ? title : first.toLowerCase() + title.slice(1);
}

/** Returns client and service: «Осипова Елена, первичный приём». */
export function clientAndService(db: Db, visit: VisitRow): string {
  const { second_name, first_name } = db.clients.require(visit.client_id);
  return `${second_name} ${first_name}, ${inline(visit.service_title)}`;
}

/**
 * Returns doctor and service: «Айгуль Серикова, первичный приём». For a visit without a doctor it
 * returns the filial's name and the service.
 */
export function doctorAndService(db: Db, visit: VisitRow): string {
  const receives =
    visit.doctor_id === null
      ? db.filials.require(visit.filial_id).title
      : fullName(db.doctors.require(visit.doctor_id)).split(' ').slice(0, 2).toReversed().join(' ');
  return `${receives}, ${inline(visit.service_title)}`;
}

export function ofVisit(kind: NotificationKind, visit: VisitRow, title: string, text: string): NotificationContent {
  return { kind, title, text, target: { kind: 'visit', id: visit.id } };
}

/** Notifies the patient and the accounts with access to the person's card. */
export function notifyReaders(db: Db, visit: VisitRow, content: NotificationContent, now: number): void {
  for (const id of readersOf(db, visit)) notifyPatient(db, id, content, now);
}

/** Notifies the doctor and the clinic; the clinic's text also has the doctor's name. */
function notifyDoctorAndClinic(db: Db, visit: VisitRow, content: NotificationContent, now: number): void {
  notifyDoctor(db, visit.doctor_id, content, now);
  const doctor = visit.doctor_id === null ? undefined : db.doctors.get(visit.doctor_id);
  const text =
    doctor === undefined ? content.text : `${content.text}. Врач: ${doctor.second_name} ${doctor.first_name}`;
  notifyClinic(db, visit.filial_id, { ...content, text }, now);
}

/**
 * Notifies the account that booked or moved that the request was sent, with the answer's deadline.
 */
export function notifyRequest(db: Db, visit: VisitRow, actor: UserRow, now: number): void {
  const title = `Запись отправлена: ${momentText(visit.starts_at)}`;
  const until = visit.answer_until ? `. Клиника ответит до ${deadlineText(visit.answer_until, now)}` : '';
  notifyPatient(db, actor.id, ofVisit('visit_created', visit, title, doctorAndService(db, visit) + until), now);
}

/** Notifies patient, doctor and clinic that a visit request got no answer in time. */
export function notifyNoAnswer(db: Db, visit: VisitRow, clock: string, now: number): void {
  const title = `Клиника не ответила: запись на ${momentText(visit.starts_at)} не состоится`;
  const text = `${doctorAndService(db, visit)}. Приезжать не нужно. Выберите другое время`;
  notifyReaders(db, visit, ofVisit('visit_cancelled', visit, title, text), now);
  const lost = `Запись на ${momentText(visit.starts_at)} снята: на неё не ответили до ${clock}`;
  notifyDoctorAndClinic(db, visit, ofVisit('visit_cancelled', visit, lost, clientAndService(db, visit)), now);
}

/** Notifies the doctor and the clinic of a patient's booking. */
export function notifyBooking(db: Db, visit: VisitRow, now: number): void {
  const title = `Новая запись на ${momentText(visit.starts_at)}`;
  notifyDoctorAndClinic(db, visit, ofVisit('visit_created', visit, title, clientAndService(db, visit)), now);
}

/** Notifies the doctor and the clinic of a new address of a home visit. */
export function notifyAddress(db: Db, visit: VisitRow, now: number): void {
  const title = `Новый адрес визита ${momentText(visit.starts_at)}`;
  notifyDoctorAndClinic(db, visit, ofVisit('visit_rescheduled', visit, title, clientAndService(db, visit)), now);
}

/** Notifies the doctor and the clinic of a patient's cancellation. */
export function notifyCancellation(db: Db, visit: VisitRow, reason: string | null, now: number): void {
  const title = `Отменена запись на ${momentText(visit.starts_at)}`;
  const what = clientAndService(db, visit);
  const text = reason === null ? what : withReason(what, reason);
  notifyDoctorAndClinic(db, visit, ofVisit('visit_cancelled', visit, title, text), now);
}

/**
 * Notifies the doctor and the clinic of a move by the patient.
 * @param visit the visit before the move
 */
export function notifyMove(db: Db, visit: VisitRow, startsAt: string, now: number): void {
  const title = `Запись перенесена на ${momentText(startsAt)}`;
  const text = `${clientAndService(db, visit)}. Было: ${momentText(visit.starts_at)}`;
  notifyDoctorAndClinic(db, visit, ofVisit('visit_rescheduled', visit, title, text), now);
}

/** Notifies the doctor and the clinic that a patient objects to a mark. */
export function notifyDispute(db: Db, visit: VisitRow, now: number): void {
  const title = `Пациент оспорил визит ${momentText(visit.starts_at)}`;
  notifyDoctorAndClinic(db, visit, ofVisit('dispute', visit, title, clientAndService(db, visit)), now);
}

export function notifyConfirmation(db: Db, visit: VisitRow, now: number): void {
  const title = `Запись на ${momentText(visit.starts_at)} подтверждена`;
  notifyReaders(db, visit, ofVisit('visit_confirmed', visit, title, doctorAndService(db, visit)), now);
}

/** Notifies the patient of completion or no-show, with the deadline for an objection. */
export function notifyEnd(db: Db, visit: VisitRow, ended: 'completed' | 'no_show', until: string, now: number): void {
  const when = momentText(visit.starts_at);
  const title =
    ended === 'completed' ? `Приём ${when} отмечен как состоявшийся` : `Отмечено, что приёма ${when} не было`;
  const doubt = ended === 'completed' ? 'Если приёма не было' : 'Если вы были на приёме';
  const text = `${doctorAndService(db, visit)}. ${doubt}, сообщите до ${momentText(until)}`;
  notifyReaders(db, visit, ofVisit('visit_ended', visit, title, text), now);
}

/** Deletes the notification of a mark that was a mistake. */
export function deleteEndNotification(db: Db, visit: VisitRow): void {
  const { id } = visit;
  const sent = readersOf(db, visit).flatMap((reader) => db.notifications.find('user', reader));
  for (const { id: row, kind, target } of [...sent]) {
    if (kind === 'visit_ended' && target?.kind === 'visit' && target.id === id) db.notifications.remove(row);
  }
}

/** Notifies the patient that the doctor or the clinic cancelled the visit. */
export function notifyPatientOfCancellation(
  db: Db,
  visit: VisitRow,
  { by, reason }: { readonly by: Desk; readonly reason: string | undefined },
  now: number,
): void {
  const title = `Запись на ${momentText(visit.starts_at)} отменена ${by === 'doctor' ? 'врачом' : 'клиникой'}`;
  const what = doctorAndService(db, visit);
  const text = reason === undefined ? what : withReason(what, reason);
  notifyReaders(db, visit, ofVisit('visit_cancelled', visit, title, text), now);
}

/** Notifies the patient that the visit is valid again. */
export function notifyRestored(db: Db, visit: VisitRow, now: number): void {
  const title = `Запись на ${momentText(visit.starts_at)} снова в силе: её отменили по ошибке`;
  notifyReaders(db, visit, ofVisit('visit_confirmed', visit, title, doctorAndService(db, visit)), now);
}

/**
 * Notifies the patient of a move by the desk.
 * @param visit the visit before the move
 */
export function notifyPatientOfMove(db: Db, visit: VisitRow, startsAt: string, reason: string, now: number): void {
  const title = `Запись перенесена на ${momentText(startsAt)}`;
  const text = `${doctorAndService(db, visit)}. Было: ${momentText(visit.starts_at)}`;
  notifyReaders(db, visit, ofVisit('visit_rescheduled', visit, title, withReason(text, reason)), now);
}

type Desk = 'doctor' | 'clinic';

/** Notifies the patient and the other side (doctor or clinic) of a booking at the desk. */
export function notifyDeskBooking(db: Db, visit: VisitRow, by: Desk, now: number): void {
  const title = `Вас записали на ${momentText(visit.starts_at)}`;
  notifyReaders(db, visit, ofVisit('visit_created', visit, title, doctorAndService(db, visit)), now);
  const content = ofVisit(
    'visit_created',
    visit,
    `Новая запись на ${momentText(visit.starts_at)}`,
    clientAndService(db, visit),
  );
  if (by === 'clinic') notifyDoctor(db, visit.doctor_id, content, now);
  else notifyClinic(db, visit.filial_id, content, now);
}

/** Notifies the patient and the other side (doctor or clinic) of a move at the desk. */
export function notifyDeskMove(
  db: Db,
  before: VisitRow,
  after: VisitRow,
  { by, reason }: { readonly by: Desk; readonly reason: string | null },
  now: number,
): void {
  const title = `Запись перенесена на ${momentText(after.starts_at)}`;
  const was = `Было: ${momentText(before.starts_at)}`;
  const cost = after.price === before.price ? '' : `. Стоимость: ${after.price.toLocaleString('ru-RU')} ₸`;
  const facts = `${doctorAndService(db, after)}${cost}. ${was}`;
  const text = reason === null ? facts : withReason(facts, reason);
  notifyReaders(db, after, ofVisit('visit_rescheduled', after, title, text), now);
  const content = ofVisit('visit_rescheduled', after, title, `${clientAndService(db, after)}. ${was}`);
  if (by === 'doctor') notifyClinic(db, after.filial_id, content, now);
  else if (before.doctor_id === after.doctor_id) notifyDoctor(db, after.doctor_id, content, now);
  else {
    const lost = `Запись на ${momentText(before.starts_at)} передана другому врачу`;
    const what = clientAndService(db, before);
    notifyDoctor(db, before.doctor_id, { kind: 'visit_rescheduled', title: lost, text: what, target: null }, now);
    notifyDoctor(db, after.doctor_id, content, now);
  }
}

/** Notifies the patient of a new document in the card. */
export function notifyDocument(
  db: Db,
  visit: VisitRow,
  document: { id: number; name: string; added_by: string | null },
  now: number,
): void {
  const content: NotificationContent = {
    kind: 'document',
    title: 'Новый документ в медкарте',
    text: `${document.name}. Добавил: ${document.added_by ?? ''}`,
    target: { kind: 'document', id: document.id },
  };
  notifyReaders(db, visit, content, now);
}

/** Notifies the patient of a new conclusion. The notification does not contain the conclusion. */
export function notifyConclusion(db: Db, visit: VisitRow, now: number): void {
  const title = `Врач написал заключение о приёме ${momentText(visit.starts_at)}`;
  notifyReaders(db, visit, ofVisit('conclusion', visit, title, doctorAndService(db, visit)), now);
}

/**
 * Notifies the doctor and the clinic of a new review. The review is not published yet, so the
 * notification does not contain its text.
 */
export function notifyReview(db: Db, feedback: Pick<FeedbackRow, 'doctor_id' | 'filial_id'>, now: number): void {
  const content: NotificationContent = {
    kind: 'review',
    title: 'Новый отзыв',
    text: 'Он появится на странице после проверки',
    target: null,
  };
  notifyDoctor(db, feedback.doctor_id, content, now);
  const filial = feedback.filial_id === null ? undefined : db.filials.get(feedback.filial_id);
  if (filial !== undefined) notifyClinic(db, filial.id, { ...content, text: `${filial.title}. ${content.text}` }, now);
}
