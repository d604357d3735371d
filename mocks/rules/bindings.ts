import type { BindingState } from '#generated/models/binding-state.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { BindingRequestRow } from '../db/types/cabinet.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { ACTIVE_STATUSES } from '../db/types/visit.ts';
import { notifyBinding } from './binding-notices.ts';
import { Refusal } from './refusal.ts';

export type Side = BindingRequestRow['by'];

/** State of a doctor's binding to a filial, as one of the two sides sees it. */
export interface Binding {
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly state: BindingState;
  readonly asked_by: Side | null;
  readonly asked_at: string | null;
  readonly answered_at: string | null;
  readonly reason: string | null;
}

const requestOf = (db: Db, doctorId: number, filialId: number) => db.binding_requests.get(`${doctorId}:${filialId}`);

/**
 * Returns a binding, or undefined if it is hidden from this side. Only the side that made a request
 * sees that it was declined. Only the other side sees that it was withdrawn.
 */
export function bindingOf(db: Db, doctor: Doctor, filialId: number, side: Side): Binding | undefined {
  const request = requestOf(db, doctor.id, filialId);
  const state = doctor.filial_ids.includes(filialId) ? 'active' : request && openStateOf(request, side);
  if (state === undefined) return undefined;
  return {
    doctor_id: doctor.id,
    filial_id: filialId,
    state,
    asked_by: request?.by ?? null,
    asked_at: request?.created_at ?? null,
    answered_at: request?.answered_at ?? null,
    reason: request?.reason ?? null,
  };
}

function openStateOf({ state, by }: BindingRequestRow, side: Side): BindingState | undefined {
  switch (state) {
    case 'open':
      return by === 'doctor' ? 'requested' : 'invited';
    case 'declined':
      return by === side ? 'declined' : undefined;
    case 'withdrawn':
      return by === side ? undefined : 'withdrawn';
    case 'accepted':
      return undefined;
  }
}

/** Returns the doctor's future visits in these filials. */
export function visitsAhead(db: Db, doctorId: number, filialIds: readonly number[], now: number) {
  return db.visits
    .find('doctor', doctorId)
    .filter(
      (visit) =>
        filialIds.includes(visit.filial_id) && ACTIVE_STATUSES.has(visit.status) && Date.parse(visit.ends_at) > now,
    );
}

/**
 * Asks the other side to agree that the doctor works in the filial. If the other side has already
 * asked for this, the binding becomes active at once.
 *
 * @returns undefined if the doctor already works in the filial or this side has already asked for
 * this
 */
export function askToBind(db: Db, doctor: Doctor, filialId: number, by: Side, now: number): Binding | undefined {
  if (doctor.filial_ids.includes(filialId)) return undefined;
  const known = requestOf(db, doctor.id, filialId);
  if (known?.state === 'open') return known.by === by ? undefined : acceptBinding(db, doctor, filialId, by, now);
  if (known !== undefined) db.binding_requests.remove(known.id);
  db.binding_requests.insert({
    id: `${doctor.id}:${filialId}`,
    doctor_id: doctor.id,
    filial_id: filialId,
    by,
    state: 'open',
    created_at: textOfEpoch(now),
    answered_at: null,
    reason: null,
  });
  notifyBinding(db, { doctor, filialId, by, what: 'asked' }, now);
  return bindingOf(db, doctor, filialId, by);
}

/**
 * @throws Refusal 404 if there is no request; 409 at `state` if the request is withdrawn or was
 * sent by this side
 */
export function acceptBinding(db: Db, doctor: Doctor, filialId: number, side: Side, now: number): Binding {
  if (!doctor.filial_ids.includes(filialId)) {
    const { id } = openRequest(db, doctor, filialId, side);
    db.binding_requests.update(id, { state: 'accepted', answered_at: textOfEpoch(now), reason: null });
    notifyBinding(db, { doctor, filialId, by: side, what: 'accepted' }, now);
  }
  return seen(db, bound(db, doctor, filialId), filialId, side);
}

/** @throws Refusal as `acceptBinding`; 409 at `state` if the doctor already works in the filial */
export function declineBinding(
  db: Db,
  doctor: Doctor,
  filialId: number,
  side: Side,
  reason: string | null,
  now: number,
): Binding {
  if (doctor.filial_ids.includes(filialId)) throw outdated('Врач уже принимает в этом филиале');
  const known = requestOf(db, doctor.id, filialId);
  if (known === undefined || known.by === side || known.state !== 'declined') {
    const { id } = openRequest(db, doctor, filialId, side);
    db.binding_requests.update(id, { state: 'declined', answered_at: textOfEpoch(now), reason });
    notifyBinding(db, { doctor, filialId, by: side, what: 'declined', reason }, now);
  }
  return seen(db, doctor, filialId, side === 'doctor' ? 'clinic' : 'doctor');
}

/** Binds a doctor to another filial of the same clinic, without a request. */
export function addFilial(db: Db, doctor: Doctor, filialId: number, now: number): void {
  if (doctor.filial_ids.includes(filialId)) return;
  const answered = { state: 'accepted', answered_at: textOfEpoch(now), reason: null } as const;
  const known = requestOf(db, doctor.id, filialId);
  if (known !== undefined) db.binding_requests.update(known.id, answered);
  else {
    const id = `${doctor.id}:${filialId}`;
    const row = {
      id,
      doctor_id: doctor.id,
      filial_id: filialId,
      by: 'clinic',
      created_at: answered.answered_at,
    } as const;
    db.binding_requests.insert({ ...row, ...answered });
  }
  notifyBinding(db, { doctor, filialId, by: 'clinic', what: 'added' }, now);
  bound(db, doctor, filialId);
}

/**
 * Ends this side's bindings to these filials. The doctor's hours and services in these filials are
 * removed. Open requests are withdrawn or declined, answered requests are deleted.
 *
 * @throws Refusal 409 at `visits` if visits are booked in one of these filials
 */
export function unbind(db: Db, doctor: Doctor, filialIds: readonly number[], side: Side, now: number): void {
  const left = filialIds.filter((id) => doctor.filial_ids.includes(id));
  const booked = visitsAhead(db, doctor.id, left, now);
  if (booked.length > 0) {
    const text = `Впереди есть записи: ${booked.length}. Сначала перенесите или отмените их`;
    throw Refusal.conflict('visits_ahead', 'visits', text, text, { visit_ids: booked.map(({ id }) => id) });
  }
  const isLeft = ({ filial_id }: { readonly filial_id: number }): boolean => left.includes(filial_id);
  for (const { id } of db.working_hours.find('doctor', doctor.id).filter(isLeft)) db.working_hours.remove(id);
  for (const { id } of db.doctor_services.find('doctor', doctor.id).filter(isLeft)) db.doctor_services.remove(id);
  for (const { id } of db.slot_holds.find('doctor', doctor.id).filter(isLeft)) db.slot_holds.remove(id);
  if (left.length > 0) {
    db.doctors.update(doctor.id, { filial_ids: doctor.filial_ids.filter((id) => !left.includes(id)) });
  }
  for (const filialId of filialIds) {
    const request = requestOf(db, doctor.id, filialId);
    if (left.includes(filialId)) {
      notifyBinding(db, { doctor, filialId, by: side, what: 'left' }, now);
      if (request !== undefined) db.binding_requests.remove(request.id);
    } else if (request?.state === 'open') {
      const state = request.by === side ? 'withdrawn' : 'declined';
      db.binding_requests.update(request.id, { state, answered_at: textOfEpoch(now) });
      notifyBinding(db, { doctor, filialId, by: side, what: state }, now);
    } else if (request !== undefined && openStateOf(request, side) !== undefined) {
      db.binding_requests.remove(request.id);
    }
  }
}

/** Returns the request that the other side has sent and this side can answer. */
function openRequest(db: Db, doctor: Doctor, filialId: number, side: Side): BindingRequestRow {
  const request = requestOf(db, doctor.id, filialId);
  if (request === undefined || request.state === 'accepted') throw Refusal.notFound();
  if (request.by === side) throw outdated('Это ваш запрос: ответит другая сторона');
  if (request.state === 'withdrawn') throw outdated('Приглашение уже отозвали');
  return request;
}

function bound(db: Db, doctor: Doctor, filialId: number): Doctor {
  if (doctor.filial_ids.includes(filialId)) return doctor;
  return db.doctors.update(doctor.id, { filial_ids: [...doctor.filial_ids, filialId] });
}

function seen(db: Db, doctor: Doctor, filialId: number, side: Side): Binding {
  const binding = bindingOf(db, doctor, filialId, side);
  if (binding === undefined) throw Refusal.notFound();
  return binding;
}

function outdated(text: string): Refusal {
  return Refusal.conflict('wrong_state', 'state', text);
}
