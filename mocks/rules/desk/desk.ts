import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { isOwn, ownVisits } from '../clinic/own-clinic.ts';
import { ownDoctor } from '../doctor/own-doctor.ts';
import { Refusal } from '../refusal.ts';

/**
 * The side that manages visits: a doctor with their own visits, or a clinic's account with the
 * visits in its filials.
 */
export interface Desk {
  readonly by: 'doctor' | 'clinic';
  readonly user: UserRow;
}

/**
 * Returns all visits of the desk.
 * @throws Refusal 403 for an account without this cabinet
 */
export function visitsOf(db: Db, { by, user }: Desk): readonly VisitRow[] {
  return by === 'doctor' ? db.visits.find('doctor', ownDoctor(db, user).id) : ownVisits(db, user);
}

/** @throws Refusal 404 for an unknown visit or another desk's visit */
export function deskVisit(db: Db, desk: Desk, id: number): VisitRow {
  const visit = db.visits.get(id);
  if (visit === undefined || !isOf(desk, visit)) throw Refusal.notFound();
  return visit;
}

/** Whether the desk may see a visit's details; other desks see only its time. */
export function isOf({ by, user }: Desk, visit: VisitRow): boolean {
  return by === 'doctor' ? visit.doctor_id !== null && visit.doctor_id === user.doctor_id : isOwn(user, visit);
}

/** Name of a note's author: the doctor or the member of staff. */
export function authorOf(db: Db, { by, user }: Desk): string {
  return fullName(by === 'doctor' ? ownDoctor(db, user) : user);
}
