import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { inOrder } from '../published-clinic.ts';
import { Refusal } from '../refusal.ts';

/**
 * Returns the clinic of the account.
 * @throws Refusal 403 for an account without a clinic
 */
export function ownClinic(db: Db, user: UserRow): Clinic {
  const clinic = user.clinic_id === null ? undefined : db.clinics.get(user.clinic_id);
  if (clinic === undefined) throw Refusal.forbidden();
  return clinic;
}

/**
 * Whether the account may see a filial. An account may see all filials, or only those that the
 * owner chose for it (rules §6). Every read and write of the staff checks this.
 */
export function worksIn({ clinic_filials = [] }: UserRow, filialId: number): boolean {
  return clinic_filials.length === 0 || clinic_filials.includes(filialId);
}

/**
 * Returns the clinic if the account may see all its filials.
 * @throws Refusal 403
 */
export function wholeClinic(db: Db, user: UserRow): Clinic {
  if ((user.clinic_filials ?? []).length > 0) {
    throw new Refusal(403, 'right_required', 'Это меняет тот, кто работает со всеми филиалами клиники');
  }
  return ownClinic(db, user);
}

/**
 * Returns filials that the account may see, with drafts, in the clinic's order.
 * @throws Refusal 403
 */
export function ownFilials(db: Db, user: UserRow): readonly Filial[] {
  return inOrder(db.filials.find('clinic', ownClinic(db, user).id).filter(({ id }) => worksIn(user, id)));
}

/**
 * Returns visits in filials that the account may see.
 * @throws Refusal 403
 */
export function ownVisits(db: Db, user: UserRow): readonly VisitRow[] {
  return db.visits.find('clinic', ownClinic(db, user).id).filter(({ filial_id }) => worksIn(user, filial_id));
}

/** Whether the account may see a row of this clinic and filial. */
export function isOwn(user: UserRow, row: { readonly clinic_id: number; readonly filial_id: number }): boolean {
  return row.clinic_id === user.clinic_id && worksIn(user, row.filial_id);
}

/**
 * Returns a filial of the clinic.
 * @throws Refusal 404 for a filial that the account may not see
 */
export function ownFilial(db: Db, user: UserRow, id: number): Filial {
  const filial = ownFilials(db, user).find((one) => one.id === id);
  if (filial === undefined) throw Refusal.notFound();
  return filial;
}

/**
 * Checks that the account may see all filials of a filter or a form.
 *
 * @throws Refusal 422 at `field`
 */
export function refuseForeignFilials(db: Db, user: UserRow, ids: readonly number[], field: string): void {
  const own = ownFilials(db, user);
  if (!ids.every((id) => own.some((filial) => filial.id === id))) {
    throw Refusal.invalid({ [field]: ['Выберите филиал своей клиники'] });
  }
}

/**
 * Checks that a doctor named in a filter works in the clinic.
 * @throws Refusal 422 at `doctor_id`
 */
export function refuseForeignDoctor(db: Db, user: UserRow, doctorId: number): void {
  const isHere = ({ id }: Filial): boolean => db.doctors.find('filial', id).some((doctor) => doctor.id === doctorId);
  if (!ownFilials(db, user).some(isHere)) throw Refusal.invalid({ doctor_id: ['Выберите врача своей клиники'] });
}
