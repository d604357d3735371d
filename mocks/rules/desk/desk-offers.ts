import type { Funding } from '#generated/models/funding.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { SlotRange } from '#generated/models/slot-range.ts';
import type { Db } from '../../db/db.ts';
import { fundingAt, minutesFor, narrowerFunding } from '../../db/funding.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import { samplingDays, samplingRange, SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { slotsOf, type DaysQuestion } from '../../slots/slot-engine.ts';
import { type Bookable, bookableSampling, type Wanted } from '../bookable.ts';
import { ownFilials } from '../clinic/own-clinic.ts';
import { ownDoctor } from '../doctor/own-doctor.ts';
import { Refusal } from '../refusal.ts';
import { namedServices } from '../sampling.ts';
import { atOurOffset } from '../visit-times.ts';
import { deskVisit, type Desk } from './desk.ts';

/**
 * Finds a service that the desk may book: a doctor's service, even if hidden from patients, or a
 * sample.
 * @throws Refusal 422 at `filial_id`, `doctor_id`, `service_id` or `service_ids`, 409 at
 * `service_ids`
 */
export function deskOffer(db: Db, desk: Desk, { doctor_id, filial_id, service_id, service_ids }: Wanted): Bookable {
  const doctor = deskDoctor(db, desk, doctor_id, filial_id);
  const asked = namedServices(service_id, service_ids);
  if (doctor === null) return bookableSampling(db, filial_id, asked);
  if (asked.length > 1) throw Refusal.invalid({ service_ids: ['К врачу записывают на одну услугу'] });
  const link = db.doctor_services
    .find('doctor', doctor.id)
    .find((one) => one.filial_id === filial_id && one.service_id === service_id);
  if (link === undefined) throw Refusal.invalid({ service_id: ['Врач не оказывает эту услугу в этом филиале'] });
  return { ...link, service_title: db.services.require(service_id).title };
}

/**
 * Returns the doctor in this filial; null for a sample, which needs no doctor.
 *
 * @throws Refusal 422 at `filial_id` or `doctor_id`
 */
export function deskDoctor(db: Db, desk: Desk, doctorId: number | null, filialId: number): Doctor | null {
  if (desk.by === 'doctor') {
    const doctor = ownDoctor(db, desk.user);
    const receives = doctor.filial_ids.includes(filialId);
    if (!receives) throw Refusal.invalid({ filial_id: ['Вы не принимаете в этом филиале'] });
    if (doctorId !== null && doctorId !== doctor.id) {
      throw Refusal.invalid({ doctor_id: ['Записать и перенести можно только к себе'] });
    }
    return doctor;
  }
  if (!ownFilials(db, desk.user).some(({ id }) => id === filialId)) {
    throw Refusal.invalid({ filial_id: ['Выберите филиал своей клиники'] });
  }
  if (doctorId === null) return null;
  const doctor = db.doctors.get(doctorId);
  if (doctor?.filial_ids.includes(filialId) !== true) {
    throw Refusal.invalid({ doctor_id: ['Врач не принимает в этом филиале'] });
  }
  return doctor;
}

export interface DeskTimes {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id?: number;
  readonly visit_id?: number;
  readonly date_from: string;
  readonly date_to: string;
  /** Start of a free gap, which may lie between slots. */
  readonly starts_at?: string;
  /** The slots must lie in the hours in which this payer pays. */
  readonly funding?: Funding;
}

export interface DeskDays {
  readonly days: SlotDay[];
  readonly range: SlotRange;
}

export interface DeskRoom extends DeskDays {
  /** Free minutes from `starts_at` on; null if the request has no `starts_at` or no doctor. */
  readonly room: number | null;
}

/** Returns a doctor's free slots and the free minutes from `starts_at` on. */
export function deskRoom(db: Db, desk: Desk, question: DeskTimes, now: number): DeskRoom {
  const { doctor_id, filial_id, service_id, visit_id, starts_at } = question;
  const { days, range } = deskTimes(db, desk, question, now);
  if (starts_at === undefined || doctor_id === null) return { days, range, room: null };
  const start = atOurOffset(starts_at);
  const ignore = visit_id === undefined ? {} : { visit_id };
  const room = slotsOf(db).room({ doctor_id, filial_id, starts_at: start, now, desk: true, ignore });
  const fits =
    (service_id !== undefined || visit_id !== undefined) &&
    room >= lengthOf(db, desk, question, db.doctors.require(doctor_id)) &&
    paysAt(payerOf(db, desk, question, doctor_id), start);
  return { days: fits ? days.map((day) => withTime(day, start)) : days, range, room };
}

function withTime(day: SlotDay, starts_at: string): SlotDay {
  const isThere = day.slots.some((slot) => slot.starts_at === starts_at);
  if (isThere || !starts_at.startsWith(day.date)) return day;
  const slots = [...day.slots, { starts_at, available: true }];
  return { ...day, slots: slots.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)) };
}

/**
 * Returns slots to which the desk may book or move a visit.
 *
 * @throws Refusal 422 at the same fields as in `deskOffer`, and at `visit_id` for an unknown visit
 */
export function deskTimes(db: Db, desk: Desk, question: DeskTimes, now: number): DeskDays {
  const { filial_id, date_from, date_to, visit_id } = question;
  const doctor = deskDoctor(db, desk, question.doctor_id, filial_id);
  const duration_minutes = lengthOf(db, desk, question, doctor);
  const range = { date_from, date_to, now, desk: true, ignore: visit_id === undefined ? {} : { visit_id } };
  if (doctor === null) {
    const asked = { ...range, filial: db.filials.require(filial_id) };
    const days = samplingDays(db, asked).map(({ slots, ...day }) => ({
      ...day,
      slots: slots.map(({ starts_at, available }) => ({ starts_at, available })),
    }));
    return { days, range: samplingRange(db, asked) };
  }
  const { link, payer } = payerOf(db, desk, question, doctor.id);
  const minutes = link && minutesFor(link, payer === undefined ? null : [payer]);
  const asked: DaysQuestion = { ...range, doctor_id: doctor.id, filial_id, duration_minutes, ...minutes };
  const times = slotsOf(db);
  const days = times.days(asked).map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, ...(link && narrowerFunding(link, slot.starts_at)) })),
  }));
  return { days, range: times.range(asked) };
}

interface Payer {
  /** The doctor's service; undefined if none is requested. */
  readonly link: DoctorServiceLink | undefined;
  /** The requested payer, else the payer of the visit to move; undefined if any payer will do. */
  readonly payer: Funding | undefined;
}

function payerOf(db: Db, desk: Desk, { filial_id, service_id, visit_id, funding }: DeskTimes, doctorId: number): Payer {
  const moved = visit_id === undefined ? undefined : movedVisit(db, desk, visit_id);
  const wanted = service_id ?? moved?.service_id;
  const link = db.doctor_services
    .find('doctor', doctorId)
    .find((one) => one.filial_id === filial_id && one.service_id === wanted);
  const payer = funding ?? moved?.funding;
  const isThere = moved?.doctor_id === doctorId && moved.filial_id === filial_id;
  // If the payers of the service are unknown, any payer will do for a visit that stays with this
  // doctor in this filial, and for a patient who pays the price.
  const isOpen = link?.funding === undefined && (isThere || payer === 'paid');
  return { link, payer: isOpen ? undefined : payer };
}

function paysAt({ link, payer }: Payer, startsAt: string): boolean {
  return link === undefined || payer === undefined || fundingAt(link, startsAt)?.includes(payer) === true;
}

/** Duration in minutes: of the moved visit, of the service, or of one slot. */
function lengthOf(db: Db, desk: Desk, question: DeskTimes, doctor: Doctor | null): number {
  const { filial_id, service_id, visit_id } = question;
  const moved = visit_id === undefined ? undefined : movedVisit(db, desk, visit_id);
  if (doctor === null) return SAMPLING_MINUTES;
  if (moved?.filial_id === filial_id && moved.doctor_id === doctor.id) return moved.duration_minutes;
  const wanted = service_id ?? moved?.service_id;
  if (wanted !== undefined) {
    return deskOffer(db, desk, { doctor_id: doctor.id, filial_id, service_id: wanted }).duration_minutes;
  }
  const working = db.working_hours.find('doctor', doctor.id).find((row) => row.filial_id === filial_id);
  return working?.slot_minutes ?? SAMPLING_MINUTES;
}

function movedVisit(db: Db, desk: Desk, id: number) {
  try {
    return deskVisit(db, desk, id);
  } catch {
    throw Refusal.invalid({ visit_id: ['Такого визита нет'] });
  }
}
