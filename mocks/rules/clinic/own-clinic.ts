import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { inOrder } from '../published-clinic.ts';
import { Refusal } from '../refusal.ts';

/** The clinic that the signed-in account stands for. @throws Refusal 403 when it is none */
export function ownClinic(db: Db, user: UserRow): Clinic {
  const clinic = user.clinic_id === null ? undefined : db.clinics.get(user.clinic_id);
  if (clinic === undefined) throw Refusal.forbidden();
  return clinic;
}

/**
 * Whether the account works with a filial of its clinic: with every one, unless the owner has named
 * some (rules §6). All that a member of the staff reads or changes goes through this.
 */
export function worksIn({ clinic_filials = [] }: UserRow, filialId: number): boolean {
  return clinic_filials.length === 0 || clinic_filials.includes(filialId);
}

/** What concerns the whole clinic is for who works with all of it. @throws Refusal 403 */
export function wholeClinic(db: Db, user: UserRow): Clinic {
  if ((user.clinic_filials ?? []).length > 0) {
    throw new Refusal(403, 'right_required', 'Это меняет тот, кто работает со всеми филиалами клиники');
  }
  return ownClinic(db, user);
}

/**
 * Every filial that the account works with, in the clinic's order, drafts included. @throws Refusal
 * 403
 */
export function ownFilials(db: Db, user: UserRow): readonly Filial[] {
  return inOrder(db.filials.find('clinic', ownClinic(db, user).id).filter(({ id }) => worksIn(user, id)));
}

/** Every visit in these filials. @throws Refusal 403 */
export function ownVisits(db: Db, user: UserRow): readonly VisitRow[] {
  return db.visits.find('clinic', ownClinic(db, user).id).filter(({ filial_id }) => worksIn(user, filial_id));
}

/** Whether the account sees a visit, or anything else of a filial. */
export function isOwn(user: UserRow, row: { readonly clinic_id: number; readonly filial_id: number }): boolean {
  return row.clinic_id === user.clinic_id && worksIn(user, row.filial_id);
}

/**
 * A filial that a path or a query asks for. @throws Refusal 404 for one that the account does not
 * work with
 */
export function ownFilial(db: Db, user: UserRow, id: number): Filial {
  const filial = ownFilials(db, user).find((one) => one.id === id);
  if (filial === undefined) throw Refusal.notFound();
  return filial;
}

/** Holds filials that a filter or a form names to the clinic's own. @throws Refusal 422 at `field` */
export function refuseForeignFilials(db: Db, user: UserRow, ids: readonly number[], field: string): void {
  const own = ownFilials(db, user);
  if (!ids.every((id) => own.some((filial) => filial.id === id))) {
    throw Refusal.invalid({ [field]: ['Выберите филиал своей клиники'] });
  }
}

/** Holds a doctor that a filter names to those who receive in the clinic. @throws Refusal 422 at `doctor_id` */
export function refuseForeignDoctor(db: Db, user: UserRow, doctorId: number): void {
  const isHere = ({ id }: Filial): boolean => db.doctors.find('filial', id).some((doctor) => doctor.id === doctorId);
  if (!ownFilials(db, user).some(isHere)) throw Refusal.invalid({ doctor_id: ['Выберите врача своей клиники'] });
}
