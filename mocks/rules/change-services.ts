import type { BookedService } from '#generated/models/booked-service.ts';
import type { VisitServicesRequest } from '#generated/models/visit-services-request.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { bookableSampling } from './bookable.ts';
import { deskVisit, type Desk } from './desk/desk.ts';
import { notifyFamilyOfServices } from './family-notices.ts';
import { notifyClinic } from './notify.ts';
import { changeableVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { by, logVisit } from './visit-events.ts';
import { refuseBegun } from './visit-notes.ts';
import { notifyReaders, ofVisit } from './visit-notices.ts';
import { isOpenToPatient } from './visit-states.ts';
import { momentText } from './visit-times.ts';

/** The contract's maximum of analyses in a visit. */
const MOST = 30;

/**
 * Adds and removes analyses of a visit for the patient's side (contract: Without a doctor).
 *
 * @throws Refusal 404; 403 for a card shared for reading only; also the refusals of `changed`
 */
export function changeServices(
  db: Db,
  user: UserRow,
  id: number,
  request: VisitServicesRequest,
  now: number,
): VisitRow {
  const visit = changeableVisit(db, user, id);
  const after = changed(db, visit, request, now);
  if (after === visit) return visit;
  logVisit(db, id, 'services_changed', changeText('Вы изменили анализы', visit, after), now, by(user, visit));
  notifyServices(db, after, changeText('Анализы изменил пациент', visit, after), now);
  notifyFamilyOfServices(db, after, user, now);
  return after;
}

/**
 * Adds and removes analyses of a visit at the desk.
 * @throws Refusal 404; also the refusals of `changed`
 */
export function changeServicesAtDesk(
  db: Db,
  desk: Desk,
  id: number,
  request: VisitServicesRequest,
  now: number,
): VisitRow {
  const visit = deskVisit(db, desk, id);
  const after = changed(db, visit, request, now);
  if (after === visit) return visit;
  const text = changeText('Клиника изменила анализы', visit, after);
  logVisit(db, id, 'services_changed', text, now);
  notifyPatientOfServices(db, after, text, now);
  return after;
}

/**
 * Stores the visit with other analyses. Analyses that stay keep their prices.
 *
 * @throws Refusal 409 at `status` for a visit with a doctor or one that has ended, at `starts_at`
 * if it has begun, at `service_ids` for analyses that the filial does not take or that clash; 422
 * at `add` or `remove`
 */
function changed(db: Db, visit: VisitRow, { add, remove }: VisitServicesRequest, now: number): VisitRow {
  if (visit.doctor_id !== null) throw Refusal.conflict('wrong_state', 'status', 'Это запись к врачу, а не на анализы');
  refuseBegun(visit, now);
  if (!isOpenToPatient(visit.status)) throw Refusal.conflict('wrong_state', 'status', 'Эту запись уже нельзя изменить');
  const booked = bookedServices(visit);
  const kept = booked.filter(({ service_id }) => !remove.includes(service_id));
  const added = add.filter((id) => !kept.some(({ service_id }) => service_id === id));
  if (kept.length + added.length === 0) {
    throw Refusal.invalid({ remove: ['Оставьте хотя бы один анализ или отмените запись'] });
  }
  if (kept.length + added.length > MOST) throw Refusal.invalid({ add: [`За один визит не больше ${MOST} анализов`] });
  if (added.length === 0 && kept.length === booked.length) return visit;
  const ids = [...kept.map(({ service_id }) => service_id), ...added];
  const offer = bookableSampling(db, visit.filial_id, ids, 'add');
  const services = bookedServices(offer).map((one) => ({
    ...one,
    price: kept.find((own) => own.service_id === one.service_id)?.price ?? one.price,
  }));
  // A move that was begun for the analyses of before must begin again.
  for (const hold of [...db.slot_holds.all()]) if (hold.visit_id === visit.id) db.slot_holds.remove(hold.id);
  const { services: _before, ...rest } = visit;
  return db.visits.replace({
    ...rest,
    service_id: offer.service_id,
    service_title: offer.service_title,
    price: services.reduce((sum, { price }) => sum + price, 0),
    ...(services.length > 1 && { services }),
  });
}

type Sampled = Pick<VisitRow, 'service_id' | 'service_title' | 'services' | 'price'>;

/** Returns the services of a visit as a list, also if it has only one. */
function bookedServices({ services, service_id, service_title, price }: Sampled): readonly BookedService[] {
  return services ?? [{ service_id, service_title, price, ready_in_workdays: null }];
}

/** Writes «Вы изменили анализы. Добавили: Ферритин. Убрали: ТТГ». */
function changeText(what: string, before: Sampled, after: Sampled): string {
  const [was, is] = [bookedServices(before), bookedServices(after)];
  const lacking = (from: readonly BookedService[], others: readonly BookedService[]): string =>
    from
      .filter(({ service_id }) => !others.some((one) => one.service_id === service_id))
      .map(({ service_title }) => service_title)
      .join(', ');
  const [added, removed] = [lacking(is, was), lacking(was, is)];
  return [what, added && `Добавили: ${added}`, removed && `Убрали: ${removed}`]
    .filter(Boolean)
    .join('. ')
    .slice(0, 300);
}

/** Notifies the clinic that the patient has changed the analyses of a visit. */
function notifyServices(db: Db, visit: VisitRow, what: string, now: number): void {
  const title = `Другие анализы: ${momentText(visit.starts_at)}`;
  const { second_name, first_name } = db.clients.require(visit.client_id);
  notifyClinic(
    db,
    visit.filial_id,
    ofVisit('visit_rescheduled', visit, title, `${second_name} ${first_name}. ${what}`),
    now,
  );
}

/** Notifies the patient that the clinic has changed the analyses of a visit. */
function notifyPatientOfServices(db: Db, visit: VisitRow, what: string, now: number): void {
  const title = `Другие анализы: ${momentText(visit.starts_at)}`;
  const text = `${what}. Стоимость: ${visit.price.toLocaleString('ru-RU')} ₸. Проверьте, как подготовиться`;
  notifyReaders(db, visit, ofVisit('visit_rescheduled', visit, title, text), now);
}
