import type { FilialChangeRequest } from '#generated/models/filial-change-request.ts';
import type { FilialRequest } from '#generated/models/filial-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Clinic, ClosedDay, Filial } from '../../db/types/place.ts';
import { checksWithout } from '../licence.ts';
import { Refusal } from '../refusal.ts';
import { refuseWrongDay } from './announced.ts';
import { carryOutFilialChange, settleFilialChange, touchedVisits } from './filial-change.ts';
import { FilialMoves } from './filial-moves.ts';
import { stateAfter } from './filial-state.ts';
import { weekOf } from './filial-week.ts';
import { ownFilials } from './own-clinic.ts';

/**
 * Adds a filial as a draft without doctors.
 * @throws Refusal 422 at the invalid field
 */
export function addFilial(db: Db, clinic: Clinic, request: FilialRequest, now: number): Filial {
  if (typeof request.hours_from === 'string') {
    throw Refusal.invalid({ hours_from: ['У нового филиала часы действуют сразу'] });
  }
  return db.filials.insert({
    id: db.filials.nextId(),
    clinic_id: clinic.id,
    ...written(db, request),
    ...placed(db, request, null),
    hours: weekOf(request.hours),
    closed_on_holidays: request.closed_on_holidays ?? true,
    closed_days: closedDays(request.holidays ?? [], now),
    state: 'draft',
    opens_on: null,
    price_level: 1,
    menu: [],
    facade: null,
  });
}

/**
 * Changes a filial. Doctors' hours do not change: a slot must lie within the hours of the filial
 * and of the doctor.
 *
 * @throws Refusal 409 at `decisions` if a displaced visit lacks a decision; 422 at the invalid
 * field
 */
export function changeFilial(db: Db, user: UserRow, filial: Filial, request: FilialRequest, now: number): Filial {
  const fields = { ...written(db, request), ...placed(db, request, filial) };
  const next = receptionAfter(filial, request, now);
  const settled = settleFilialChange(db, filial, { ...filial, ...next }, request, now);
  const changed = db.filials.update(filial.id, { ...fields, ...next });
  uncheck(db, filial, changed);
  carryOutFilialChange(db, user, changed, settled, request.reason, now);
  return changed;
}

function uncheck(db: Db, before: Filial, after: Filial): void {
  const isMoved = before.address !== after.address || before.city_id !== after.city_id;
  const clinic = db.clinics.require(after.clinic_id);
  const checks = checksWithout(
    clinic,
    ...(isMoved ? (['address'] as const) : []),
    ...(before.phone === after.phone ? [] : (['phone'] as const)),
  );
  if (after.state === 'open' && checks.length !== clinic.checks?.length) db.clinics.update(clinic.id, { checks });
}

/**
 * Lists visits that a planned change would displace, with free slots for each.
 *
 * @throws Refusal 422 as `changeFilial`
 */
export function filialChangeTouches(db: Db, filial: Filial, request: FilialChangeRequest, now: number) {
  const next = { ...filial, ...receptionAfter(filial, request, now), ...stateAfter(filial, request, now) };
  const visits = touchedVisits(db, filial, next, now);
  const offers = visits.length === 0 ? [] : new FilialMoves(db, next, now).offers(visits);
  return visits.map((visit, index) => ({ visit, new_times: offers[index] ?? [] }));
}

/**
 * Deletes a filial without visits; a filial with visits can only be closed.
 *
 * @throws Refusal 409 at `visits`
 */
export function removeFilial(db: Db, filial: Filial): void {
  if (db.visits.find('filial', filial.id).length > 0) {
    throw Refusal.conflict('wrong_state', 'visits', 'В филиале уже были записи. Закройте его: история останется');
  }
  const { id } = filial;
  for (const doctor of [...db.doctors.find('filial', id)]) {
    db.doctors.update(doctor.id, { filial_ids: doctor.filial_ids.filter((one) => one !== id) });
  }
  for (const table of [db.working_hours, db.doctor_services, db.binding_requests, db.filial_prices, db.place_photos]) {
    for (const row of [...table.find('filial', id)]) table.remove(row.id as never);
  }
  for (const hold of [...db.slot_holds.all()]) if (hold.filial_id === id) db.slot_holds.remove(hold.id);
  db.filials.remove(id);
}

/** @throws Refusal 422 at `ids` unless they are all filials of the clinic */
export function orderFilials(db: Db, user: UserRow, ids: readonly number[]): void {
  const own = ownFilials(db, user);
  if (ids.length !== own.length || own.some(({ id }) => !ids.includes(id))) {
    throw Refusal.invalid({ ids: ['Назовите каждый филиал клиники один раз'] });
  }
  ids.forEach((id, position) => db.filials.update(id, { position }));
}

type Change = Partial<Omit<FilialChangeRequest, 'state' | 'closes_on'>>;

function receptionAfter(filial: Filial, change: Change, now: number) {
  const { hours, hours_from: from = null, closed_on_holidays, holidays } = change;
  const week = hours === undefined ? filial.hours : weekOf(hours);
  if (from !== null) refuseWrongDay(filial, from, 'hours_from', now);
  return {
    hours: from === null ? week : filial.hours,
    announced: from === null ? (filial.announced ?? null) : { date: from, hours: week },
    closed_on_holidays: closed_on_holidays ?? filial.closed_on_holidays,
    closed_days: holidays === undefined ? (filial.closed_days ?? []) : closedDays(holidays, now),
  };
}

/**
 * Sorts closed days and drops past ones.
 * @throws Refusal 422 at a repeated day
 */
function closedDays(days: readonly ClosedDay[], now: number): ClosedDay[] {
  days.forEach(({ date }, index) => {
    if (days.findIndex((one) => one.date === date) !== index) {
      throw Refusal.invalid({ [`holidays.${index}.date`]: ['Этот день уже указан'] });
    }
  });
  const today = textOfEpoch(now).slice(0, 10);
  return days.filter(({ date }) => date >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function written(db: Db, request: FilialRequest) {
  const { title, type_id, contact_person, phone, email, address, directions } = request;
  const { parameter_ids, payment_methods, description } = request;
  if (db.clinic_types.get(type_id) === undefined) throw Refusal.invalid({ type_id: ['Выберите тип из списка'] });
  if (parameter_ids?.some((id) => db.clinic_parameters.get(id) === undefined) === true) {
    throw Refusal.invalid({ parameter_ids: ['Выберите удобства из списка'] });
  }
  return {
    title,
    short_title: request.short_title ?? title,
    type_id,
    contact_person,
    phone,
    email,
    address,
    directions,
    ...(parameter_ids !== undefined && { parameter_ids }),
    ...(payment_methods !== undefined && { payment_methods }),
    ...(description !== undefined && { description: description?.trim() || null }),
  };
}

/** Location of a filial; by default the centre of its district or city. */
function placed(db: Db, { city_id, district_id, location }: FilialRequest, before: Filial | null) {
  const city = db.cities.get(city_id);
  if (city === undefined) throw Refusal.invalid({ city_id: ['Выберите город из списка'] });
  const stays = before?.city_id === city_id;
  const districtId = district_id === undefined ? (stays ? before.district_id : null) : district_id;
  const district = districtId === null ? undefined : db.districts.get(districtId);
  if (typeof district_id === 'number' && district?.city_id !== city_id) {
    throw Refusal.invalid({ district_id: ['Выберите район этого города'] });
  }
  const { lat, lng } = location ?? (stays ? before : (district ?? city));
  return { city_id, district_id: districtId, lat, lng };
}
