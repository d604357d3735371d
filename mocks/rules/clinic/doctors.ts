import type { BindingState } from '#generated/models/binding-state.ts';
import type { ClinicDoctorRequest } from '#generated/models/clinic-doctor-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { addFilial, askToBind, bindingOf, unbind, type Binding } from '../bindings.ts';
import { Refusal } from '../refusal.ts';
import { ownFilial, ownFilials, refuseForeignFilials } from './own-clinic.ts';

/** A doctor in a clinic: the best state over its filials, and the state in each. */
export interface Membership {
  readonly doctor: Doctor;
  readonly state: BindingState;
  readonly bindings: readonly Binding[];
}

/** From the best state to the worst. */
const STATES = ['active', 'requested', 'invited', 'declined', 'withdrawn'] as const satisfies BindingState[];

/**
 * Doctors of the clinic, each once, by state: working, asking, invited, declined.
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

/** @throws Refusal 404 for a doctor without a relation to the clinic */
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
 * Invites a doctor to these filials. Filials that the doctor has asked for are agreed at once.
 *
 * @throws Refusal 422 for an unknown doctor and another clinic's filial, 409 at `filial_ids` if
 * there is no filial left to invite to
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
 * @throws Refusal 404 for another clinic's filial, 409 at `state` if the doctor does not work in
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
 * @throws Refusal 404 for a doctor without a relation to the filial, 409 at `visits` while visits
 * are booked there
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
 * @throws Refusal 404 for an unknown doctor, 409 at `visits` while visits are booked
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

/** The doctor of an open request to a filial.  @throws Refusal 404 */
export function requestTo(db: Db, user: UserRow, doctorId: number, filialId: number): Doctor {
  ownFilial(db, user, filialId);
  const doctor = db.doctors.get(doctorId);
  if (doctor === undefined) throw Refusal.notFound();
  return doctor;
}
