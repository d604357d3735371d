import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import { inOrder } from '../published-clinic.ts';
import { Refusal } from '../refusal.ts';

/** The clinic that the signed-in account stands for. @throws Refusal 403 when it is none */
export function ownClinic(db: Db, user: UserRow): Clinic {
  const clinic = user.clinic_id === null ? undefined : db.clinics.get(user.clinic_id);
  if (clinic === undefined) throw Refusal.forbidden();
  return clinic;
}

/** Every filial of the clinic in its order, drafts included. @throws Refusal 403 */
export function ownFilials(db: Db, user: UserRow): readonly Filial[] {
  return inOrder(db.filials.find('clinic', ownClinic(db, user).id));
}

/** A filial that a path or a query asks for. @throws Refusal 404 for another clinic's */
export function ownFilial(db: Db, user: UserRow, id: number): Filial {
  const filial = db.filials.get(id);
  if (filial === undefined || filial.clinic_id !== ownClinic(db, user).id) throw Refusal.notFound();
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
