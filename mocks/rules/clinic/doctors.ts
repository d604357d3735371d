import type { ClinicDoctorRequest } from '#generated/models/clinic-doctor-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { Refusal } from '../refusal.ts';
import { ownFilials, refuseForeignFilials } from './own-clinic.ts';

export type MembershipState = 'active' | 'requested' | 'invited';

/** A doctor in a clinic: where they receive or, while one side's answer is awaited, where they would. */
export interface Membership {
  readonly doctor: Doctor;
  readonly state: MembershipState;
  readonly filial_ids: readonly number[];
}

/** Doctors of the clinic, each once: who receives somewhere, then who asked, then who was invited. @throws Refusal 403 */
export function membersOf(db: Db, user: UserRow): Membership[] {
  const places = new Set(ownFilials(db, user).map(({ id }) => id));
  const members = new Map<number, Membership>();
  for (const doctor of new Set([...places].flatMap((id) => db.doctors.find('filial', id)))) {
    const filial_ids = doctor.filial_ids.filter((id) => places.has(id));
    members.set(doctor.id, { doctor, state: 'active', filial_ids });
  }
  const wishes = [...places].flatMap((id) => db.binding_requests.find('filial', id));
  for (const by of ['doctor', 'clinic'] as const) {
    for (const [id, group] of Map.groupBy(
      wishes.filter((wish) => wish.by === by),
      (wish) => wish.doctor_id,
    )) {
      if (members.has(id)) continue;
      const state = by === 'doctor' ? 'requested' : 'invited';
      members.set(id, { doctor: db.doctors.require(id), state, filial_ids: group.map(({ filial_id }) => filial_id) });
    }
  }
  return [...members.values()];
}

/**
 * The clinic wants the doctor in these filials. One who has asked for that receives there from now on; another is invited and answers in
 * their own cabinet.
 *
 * @throws Refusal 409 at `email` when there is no filial left to invite to, 422 there for an address that is no doctor's, 422 at `filial_ids`
 */
export function inviteDoctor(db: Db, user: UserRow, { email, filial_ids }: ClinicDoctorRequest): Membership {
  refuseForeignFilials(db, user, filial_ids, 'filial_ids');
  const doctorId = db.users.findOne('email', email.toLowerCase())?.doctor_id ?? null;
  const doctor = doctorId === null ? undefined : db.doctors.get(doctorId);
  if (doctor === undefined) throw Refusal.invalid({ email: ['С этой почтой нет ни одного врача'] });
  const wishOf = (filialId: number) => db.binding_requests.get(`${doctor.id}:${filialId}`);
  const asked = filial_ids.filter((id) => wishOf(id)?.by === 'doctor');
  const others = filial_ids.filter((id) => wishOf(id) === undefined && !doctor.filial_ids.includes(id));
  if (asked.length + others.length === 0) {
    throw Refusal.conflict('already_exists', 'email', 'Этот врач уже в клинике или приглашён');
  }
  for (const filial_id of others) {
    db.binding_requests.insert({ id: `${doctor.id}:${filial_id}`, doctor_id: doctor.id, filial_id, by: 'clinic' });
  }
  for (const id of asked) db.binding_requests.remove(`${doctor.id}:${id}`);
  if (asked.length === 0) return { doctor, state: 'invited', filial_ids: others };
  const bound = db.doctors.update(doctor.id, { filial_ids: [...doctor.filial_ids, ...asked] });
  return { doctor: bound, state: 'active', filial_ids: asked };
}

/**
 * The doctor no longer receives in the clinic: their hours and services there go with it, and so do invitations and requests.
 *
 * @throws Refusal 404 for a doctor who isn't there, 409 at `visits` while visits are booked
 */
export function removeDoctor(db: Db, user: UserRow, doctorId: number, now: number): void {
  const member = membersOf(db, user).find(({ doctor }) => doctor.id === doctorId);
  if (member === undefined) throw Refusal.notFound();
  const places = new Set(ownFilials(db, user).map(({ id }) => id));
  const isHere = ({ filial_id }: { readonly filial_id: number }): boolean => places.has(filial_id);
  const booked = db.visits
    .find('doctor', doctorId)
    .filter((visit) => isHere(visit) && ACTIVE_STATUSES.has(visit.status) && Date.parse(visit.ends_at) > now);
  if (booked.length > 0) {
    throw Refusal.conflict(
      'visits_ahead',
      'visits',
      `У врача есть записи (${booked.length}): завершите, перенесите или отмените их`,
    );
  }
  for (const { id } of db.working_hours.find('doctor', doctorId).filter(isHere)) db.working_hours.remove(id);
  for (const { id } of db.doctor_services.find('doctor', doctorId).filter(isHere)) db.doctor_services.remove(id);
  for (const { id } of db.slot_holds.find('doctor', doctorId).filter(isHere)) db.slot_holds.remove(id);
  for (const { id } of db.binding_requests.find('doctor', doctorId).filter(isHere)) db.binding_requests.remove(id);
  const filial_ids = member.doctor.filial_ids.filter((id) => !places.has(id));
  if (filial_ids.length < member.doctor.filial_ids.length) db.doctors.update(doctorId, { filial_ids });
}
