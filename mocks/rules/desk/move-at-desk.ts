import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { refuseLostSlot } from '../free-slot.ts';
import { refuseOtherFunding, termsAt } from '../funding.ts';
import { isFirstTime } from '../new-visit.ts';
import { Refusal } from '../refusal.ts';
import { logVisit, withReason } from '../visit-events.ts';
import { notifyDeskMove } from '../visit-notices.ts';
import { isOpenToPatient } from '../visit-states.ts';
import { atOurOffset, endOf, momentText } from '../visit-times.ts';
import { refuseForeignAge } from './book-at-desk.ts';
import { refuseBusyClient } from './desk-clients.ts';
import { deskOffer } from './desk-offers.ts';
import { deskVisit, type Desk } from './desk.ts';

export interface DeskMove {
  readonly starts_at: string;
  readonly filial_id?: number;
  readonly doctor_id?: number;
  readonly reason?: string | null;
}

const MOVED = { doctor: 'Врач перенёс запись', clinic: 'Клиника перенесла запись' } as const;

/**
 * Moves a visit; the old slot is freed in the same step. A moved visit is confirmed, and the
 * patient's «приду» for the old time is removed (contract: Booking at the desk).
 *
 * @throws Refusal 404; 409 at `status` if the visit cannot be moved, at `starts_at` if the slot is
 * taken; 422 at `filial_id` or `doctor_id`
 */
export function moveAtDesk(db: Db, desk: Desk, id: number, request: DeskMove, now: number): VisitRow {
  const visit = deskVisit(db, desk, id);
  refuseSettled(visit, now);
  const target = targetOf(db, desk, visit, request);
  const starts_at = atOurOffset(request.starts_at);
  const place = { ...target, starts_at, ends_at: endOf(starts_at, target.duration_minutes) };
  const isSame =
    starts_at === visit.starts_at && place.filial_id === visit.filial_id && place.doctor_id === visit.doctor_id;
  if (isSame) return visit;
  const slot = { ...place, service_id: visit.service_id };
  refuseOtherFunding(db, visit, slot);
  refuseLostSlot(db, { ...place, desk: true }, now, { visit_id: visit.id });
  const client = db.clients.require(visit.client_id);
  if (place.doctor_id !== visit.doctor_id) refuseForeignAge(db, place.doctor_id, client, starts_at);
  refuseBusyClient(db, { id: client.id, user_id: visit.user_id }, place, visit.id);
  // Ends the holds that the patient created to move this visit.
  for (const hold of [...db.slot_holds.all()]) if (hold.visit_id === visit.id) db.slot_holds.remove(hold.id);
  const reason = request.reason?.trim() || null;
  const what = `${MOVED[desk.by]}: ${momentText(visit.starts_at)} → ${momentText(starts_at)}${elsewhere(db, visit, place)}`;
  const line = reason === null ? what : withReason(what, reason);
  logVisit(db, visit.id, 'rescheduled', line, now);
  const moved = db.visits.update(visit.id, {
    ...place,
    ...(visit.funding === 'osms' && pick(termsAt(db, slot), 'needs_referral')),
    status: 'confirmed',
    confirmed_at: visit.confirmed_at ?? textOfEpoch(now),
    is_first_time: isFirstTime(db, visit.client_id, { ...visit, doctor_id: place.doctor_id }),
    attendance_requested: false,
    attendance_confirmed_at: null,
  });
  notifyDeskMove(db, visit, moved, { by: desk.by, reason }, now);
  return moved;
}

function refuseSettled(visit: VisitRow, now: number): void {
  if (!isOpenToPatient(visit.status)) {
    const text = visit.status === 'arrived' ? 'Пациент уже на приёме' : 'Этот визит уже закончен';
    throw Refusal.conflict('wrong_state', 'status', `${text}: перенести его нельзя`);
  }
  if (textOfEpoch(now).slice(0, 10) > visit.starts_at.slice(0, 10)) {
    throw Refusal.conflict('too_late', 'status', 'Перенести визит можно было до конца его дня');
  }
}

type Target = Pick<VisitRow, 'doctor_id' | 'filial_id' | 'services' | 'price' | 'duration_minutes'>;

/**
 * Doctor, filial, price and duration after the move. Price and duration change only with the doctor
 * or filial.
 */
function targetOf(db: Db, desk: Desk, visit: VisitRow, { filial_id, doctor_id }: DeskMove): Target {
  if (doctor_id !== undefined && visit.doctor_id === null) {
    throw Refusal.invalid({ doctor_id: ['Анализ сдают в филиале, врач для этого не нужен'] });
  }
  const wanted = {
    doctor_id: doctor_id ?? visit.doctor_id,
    filial_id: filial_id ?? visit.filial_id,
    service_id: visit.service_id,
    ...(visit.services && { service_ids: visit.services.map(({ service_id }) => service_id) }),
  };
  const { price, duration_minutes } = visit;
  if (wanted.doctor_id === visit.doctor_id && wanted.filial_id === visit.filial_id) {
    return { doctor_id: visit.doctor_id, filial_id: visit.filial_id, price, duration_minutes };
  }
  if (db.filials.get(wanted.filial_id)?.clinic_id !== visit.clinic_id) {
    throw Refusal.invalid({ filial_id: ['Перенести визит можно только внутри клиники'] });
  }
  const offer = deskOffer(db, desk, wanted);
  return {
    doctor_id: offer.doctor_id,
    filial_id: offer.filial_id,
    ...(offer.services && { services: offer.services }),
    price: visit.funding === 'osms' ? 0 : offer.price,
    duration_minutes: offer.duration_minutes,
  };
}

const priceText = (tenge: number): string => `${tenge.toLocaleString('ru-RU')} ₸`;

/** Describes a changed doctor and filial: «, врач Абенов Марат, «Аяла» на Толе би». */
function elsewhere(db: Db, before: Target, after: Target): string {
  const doctor = after.doctor_id === before.doctor_id ? undefined : db.doctors.get(after.doctor_id ?? 0);
  const filial = after.filial_id === before.filial_id ? undefined : db.filials.get(after.filial_id);
  return [
    doctor === undefined ? '' : `, врач ${doctor.second_name} ${doctor.first_name}`,
    filial === undefined ? '' : `, ${filial.title}`,
    after.price === before.price ? '' : `, стоимость ${priceText(after.price)}`,
  ].join('');
}
