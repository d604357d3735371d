import type { BindingState } from '#generated/models/binding-state.ts';
import type { ClinicDoctorRequest } from '#generated/models/clinic-doctor-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { addFilial, askToBind, bindingOf, unbind, type Binding } from '../bindings.ts';
import { Refusal } from '../refusal.ts';
import { ownFilial, ownFilials, refuseForeignFilials } from './own-clinic.ts';

/**
 * A doctor of a clinic, with the state of the binding to each filial and the best of these states.
 */
export interface Membership {
  readonly doctor: Doctor;
  readonly state: BindingState;
  readonly bindings: readonly Binding[];
}

/** States of a binding, from best to worst. */
const STATES = ['active', 'requested', 'invited', 'declined', 'withdrawn'] as const satisfies BindingState[];

/**
 * Returns the clinic's doctors without duplicates, sorted by the state of their bindings.
 *
 * @throws Refusal 403
 */
export function membersOf(db: Db, user: UserRow): Membership[] {
  const filials = ownFilials(db, user).map(({ id }) => id);
  const ids = new Set([
    ...filials.flatMap((id) => db.doctors.find('filial', id).map((doctor) => doctor.id)),
    ...filials.flatMap((id) => db.binding_requests.find('filial', id).map(({ doctor_id }) => doctor_id)),
  ]);
  const members = [...ids].flatMap((id) => membership(db, db.doctors.require(id), filials) ?? []);
  return members.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
}

/** @throws Refusal 404 for a doctor without a binding to the clinic */
export function memberOf(db: Db, user: UserRow, doctorId: number): Membership {
  const doctor = db.doctors.get(doctorId);
  const filials = ownFilials(db, user).map(({ id }) => id);
  const member = doctor && membership(db, doctor, filials);
  if (member === undefined) throw Refusal.notFound();
  return member;
}

function membership(db: Db, doctor: Doctor, filials: readonly number[]): Membership | undefined {
  const bindings = filials.flatMap((id) => bindingOf(db, doctor, id, 'clinic') ?? []);
  const state = STATES.find((one) => bindings.some((binding) => binding.state === one));
  return state === undefined ? undefined : { doctor, state, bindings };
}

/**
 * Invites a doctor to filials. Filials that the doctor has requested become active at once.
 *
 * @throws Refusal 422 for an unknown doctor or another clinic's filial; 409 at `filial_ids` if the
 * doctor is active or invited in all of them
 */
export function inviteDoctor(db: Db, user: UserRow, request: ClinicDoctorRequest, now: number): Membership {
  refuseForeignFilials(db, user, request.filial_ids, 'filial_ids');
  const doctor = wanted(db, request);
  const asked = request.filial_ids.flatMap(
    (id) => askToBind(db, db.doctors.require(doctor.id), id, 'clinic', now) ?? [],
  );
  if (asked.length === 0) {
    throw Refusal.conflict('already_exists', 'filial_ids', 'Этот врач уже принимает здесь или приглашён');
  }
  return memberOf(db, user, doctor.id);
}

function wanted(db: Db, { email, doctor_id }: ClinicDoctorRequest): Doctor {
  if ((email === undefined) === (doctor_id === undefined)) {
    throw Refusal.invalid({ email: ['Укажите email врача или выберите врача из каталога'] });
  }
  const id = email === undefined ? doctor_id : db.users.findOne('email', email.toLowerCase())?.doctor_id;
  const doctor = typeof id === 'number' ? db.doctors.get(id) : undefined;
  if (doctor !== undefined) return doctor;
  throw email === undefined
    ? Refusal.invalid({ doctor_id: ['Такого врача нет'] })
    : Refusal.invalid({ email: ['Врача с таким email нет. Проверьте адрес или попросите врача зарегистрироваться'] });
}

/**
 * @throws Refusal 404 for another clinic's filial; 409 at `state` if the doctor does not work in
 * the clinic
 */
export function addToFilial(db: Db, user: UserRow, doctorId: number, filialId: number, now: number): Membership {
  const { id } = ownFilial(db, user, filialId);
  const { doctor, state } = memberOf(db, user, doctorId);
  if (state !== 'active') {
    throw Refusal.conflict('wrong_state', 'state', 'Врач ещё не принимает в клинике: отправьте приглашение');
  }
  addFilial(db, doctor, id, now);
  return memberOf(db, user, doctorId);
}

/**
 * @throws Refusal 404 for a doctor without a binding to the filial; 409 at `visits` if visits are
 * booked in the filial
 */
export function removeFromFilial(db: Db, user: UserRow, doctorId: number, filialId: number, now: number): void {
  const { id } = ownFilial(db, user, filialId);
  const { doctor, bindings } = memberOf(db, user, doctorId);
  if (!bindings.some((binding) => binding.filial_id === id)) throw Refusal.notFound();
  unbind(db, doctor, [id], 'clinic', now);
}

/**
 * Removes a doctor from the clinic, with hours, services, invitations and requests.
 *
 * @throws Refusal 404 for an unknown doctor; 409 at `visits` if visits are booked
 */
export function removeDoctor(db: Db, user: UserRow, doctorId: number, now: number): void {
  const { doctor, bindings } = memberOf(db, user, doctorId);
  unbind(
    db,
    doctor,
    bindings.map(({ filial_id }) => filial_id),
    'clinic',
    now,
  );
}

/**
 * Returns the doctor with an open request to the filial.
 * @throws Refusal 404
 */
export function requestTo(db: Db, user: UserRow, doctorId: number, filialId: number): Doctor {
  ownFilial(db, user, filialId);
  const doctor = db.doctors.get(doctorId);
  if (doctor === undefined) throw Refusal.notFound();
  return doctor;
}
