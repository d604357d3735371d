import type { WaitlistRequest } from '#generated/models/waitlist-request.ts';
import { DAY_MINUTES, momentOf, momentOfText, textOfEpoch, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { SlotHoldRow, VisitRow, WaitlistRow } from '../db/types/visit.ts';
import { slotsOf } from '../slots/slot-engine.ts';
import { offeredService } from './offered-service.ts';
import { sentVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { isOpenToPatient } from './visit-states.ts';

/** Days that an entry for any slot of a doctor stays in the waitlist. */
const DAYS = 28;

/** A waitlist entry with its service and its nearest free slot. */
export interface Wish {
  readonly row: WaitlistRow;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly service_id: number;
  readonly service_title: string;
  readonly duration_minutes: number;
  /** Slots are offered only if they start before this moment. */
  readonly until: string;
  readonly nearest_slot_at: string | null;
}

function isAhead(visit: VisitRow, now: number): boolean {
  return isOpenToPatient(visit.status) && momentOfText(visit.starts_at) > momentOf(now);
}

/** Returns the person's active entries, oldest first. */
export function openWishes(db: Db, user: UserRow, now: number): Wish[] {
  return db.waitlist.find('user', user.id).flatMap((row) => wishOf(db, row, now) ?? []);
}

/** Returns the entry of a row; undefined if it has ended. */
export function wishOf(db: Db, row: WaitlistRow, now: number): Wish | undefined {
  if (row.visit_id !== null) {
    const visit = db.visits.require(row.visit_id);
    const { doctor_id, filial_id, service_id, service_title, duration_minutes, starts_at: until } = visit;
    if (doctor_id === null || !isAhead(visit, now)) return undefined;
    const nearest_slot_at = firstFree(db, { doctor_id, filial_id, duration_minutes, until, now });
    return { row, doctor_id, filial_id, service_id, service_title, duration_minutes, until, nearest_slot_at };
  }
  const { doctor_id, filial_id, service_id } = row;
  const until = textOfMoment(momentOfText(row.created_at) + DAYS * DAY_MINUTES);
  const link = db.doctor_services
    .find('doctor', doctor_id)
    .find((one) => one.filial_id === filial_id && one.service_id === service_id);
  const { user_id, caller } = row;
  const began = Date.parse(row.created_at);
  const ofDoctor = (visit: VisitRow): boolean => visit.doctor_id === doctor_id;
  // For a caller only a later booking counts: the desk may add a caller at the time of a booking,
  // and removes the callers whom it has booked itself.
  const isBooked = caller
    ? db.visits.find('client', caller.client_id).some((one) => ofDoctor(one) && Date.parse(one.created_at) > began)
    : db.visits.find('user', user_id ?? 0).some((one) => ofDoctor(one) && Date.parse(one.created_at) >= began);
  // The desk may also book services hidden from patients.
  const isGiven = link !== undefined && (link.is_visible || caller !== undefined);
  if (!isGiven || isBooked || momentOfText(until) <= momentOf(now)) return undefined;
  const service_title = db.services.require(service_id).title;
  const { duration_minutes } = link;
  const nearest_slot_at = firstFree(db, { ...row, duration_minutes, until: null, now });
  return { row, doctor_id, filial_id, service_id, service_title, duration_minutes, until, nearest_slot_at };
}

/**
 * Adds an entry to the waitlist.
 *
 * @throws Refusal 409 at `visit_id` or `doctor_id` if an equal entry exists, the visit is over or a
 * slot is free; 422 for an unknown visit or doctor, or a service that is not offered
 */
export function wishForTime(db: Db, user: UserRow, request: WaitlistRequest, now: number): WaitlistRow {
  const stem = { id: db.waitlist.nextId(), user_id: user.id, created_at: textOfEpoch(now) };
  const open = openWishes(db, user, now);
  if ('visit_id' in request) {
    const visit = sentVisit(db, user, request.visit_id);
    if (visit.doctor_id === null) {
      throw Refusal.conflict('wrong_state', 'visit_id', 'Для сдачи анализов время раньше не ждут: выберите его сами');
    }
    if (!isAhead(visit, now)) throw Refusal.conflict('wrong_state', 'visit_id', 'Эта запись уже завершена');
    if (open.some(({ row }) => row.visit_id === visit.id)) {
      throw Refusal.conflict('already_exists', 'visit_id', 'Вы уже ждёте более раннее время');
    }
    return db.waitlist.insert({ ...stem, visit_id: visit.id });
  }
  const { doctor_id, filial_id, service_id } = request;
  const doctor = db.doctors.get(doctor_id);
  if (doctor === undefined) throw Refusal.invalid({ doctor_id: ['Такого врача нет'] });
  const { duration_minutes } = offeredService(db, doctor, filial_id, service_id);
  if (!doctor.has_online_booking) {
    throw Refusal.conflict('no_online_booking', 'doctor_id', 'К этому врачу записывают только по телефону');
  }
  const isSame = ({ row, ...wish }: Wish): boolean =>
    row.visit_id === null &&
    wish.doctor_id === doctor_id &&
    wish.filial_id === filial_id &&
    wish.service_id === service_id;
  if (open.some(isSame)) throw Refusal.conflict('already_exists', 'doctor_id', 'Вы уже ждёте время у этого врача');
  if (firstFree(db, { doctor_id, filial_id, duration_minutes, until: null, now }) !== null) {
    throw Refusal.conflict('slot_free', 'doctor_id', 'У врача уже есть свободное время. Выберите его');
  }
  return db.waitlist.insert({ ...stem, visit_id: null, doctor_id, filial_id, service_id });
}

/** @throws Refusal 404 for an unknown entry or another account's entry */
export function removeWish(db: Db, user: UserRow, id: number): void {
  const row = db.waitlist.get(id);
  if (row === undefined || row.user_id !== user.id) throw Refusal.notFound();
  removeWithHolds(db, row);
}

/** Deletes an entry with the slots offered to it. */
export function removeWithHolds(db: Db, row: WaitlistRow): void {
  for (const { id } of holdsOf(db, row)) db.slot_holds.remove(id);
  db.waitlist.remove(row.id);
}

/** Returns holds of slots offered to an entry. */
export function holdsOf(db: Db, { id }: WaitlistRow): SlotHoldRow[] {
  return [...db.slot_holds.all()].filter(({ wish_id }) => wish_id === id);
}

export interface Question {
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly duration_minutes: number;
  /** Latest start of a slot; null if there is no limit. */
  readonly until: string | null;
  readonly now: number;
  /** Slots suggested to other entries: start and end moments. */
  readonly suggested?: readonly (readonly [number, number])[];
}

export function firstFree(db: Db, { until, suggested = [], ...place }: Question): string | null {
  const { last_date, nearest_starts_at } = slotsOf(db).range(place);
  if (last_date === null || nearest_starts_at === null) return null;
  const days = slotsOf(db).days({ ...place, date_from: nearest_starts_at.slice(0, 10), date_to: last_date });
  const isSuggested = (startsAt: string): boolean => {
    const from = momentOfText(startsAt);
    return suggested.some(([begins, ends]) => from < ends && from + place.duration_minutes > begins);
  };
  const free = days
    .flatMap(({ slots }) => slots)
    .find((slot) => slot.available && !isSuggested(slot.starts_at))?.starts_at;
  if (free === undefined) return null;
  return until === null || momentOfText(free) < momentOfText(until) ? free : null;
}
