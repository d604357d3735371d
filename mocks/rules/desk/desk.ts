import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { isOwn, ownVisits } from '../clinic/own-clinic.ts';
import { ownDoctor } from '../doctor/own-doctor.ts';
import { Refusal } from '../refusal.ts';

/**
 * Who works with visits that others come to: a doctor with their own, a clinic with those of the
 * filials that the account works with.
 */
export interface Desk {
  readonly by: 'doctor' | 'clinic';
  readonly user: UserRow;
}

/** Every visit of the desk. @throws Refusal 403 when the account stands for nobody */
export function visitsOf(db: Db, { by, user }: Desk): readonly VisitRow[] {
  return by === 'doctor' ? db.visits.find('doctor', ownDoctor(db, user).id) : ownVisits(db, user);
}

/** @throws Refusal 404 for an unknown visit and for one of another desk */
export function deskVisit(db: Db, desk: Desk, id: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined || !isOf(desk, visit)) throw Refusal.notFound();
  return visit;
}

/** Whether the desk may know of a visit more than its time. */
export function isOf({ by, user }: Desk, visit: VisitRow): boolean {
  return by === 'doctor' ? visit.doctor_id !== null && visit.doctor_id === user.doctor_id : isOwn(user, visit);
}

/** Who writes a note: the doctor, or whoever works in the clinic's cabinet. */
export function authorOf(db: Db, { by, user }: Desk): string {
  return fullName(by === 'doctor' ? ownDoctor(db, user) : user);
}
