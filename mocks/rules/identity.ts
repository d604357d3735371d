import type { Db } from '../db/db.ts';
import type { Clinic } from '../db/types/place.ts';
import { Refusal } from './refusal.ts';

/**
 * @param own the account that already has it
 * @throws Refusal 409 at `iin`: a person has one account; the text does not tell whose
 */
export function refuseTakenIin(db: Db, iin: string, own: number | undefined): void {
  for (const { id, iin: known } of db.users.all()) {
    if (known !== iin || id === own) continue;
    throw Refusal.conflict(
      'already_exists',
      'iin',
      'Этот ИИН уже указан в другом аккаунте. Проверьте цифры. Если они верны, войдите в тот аккаунт или позвоните в поддержку',
    );
  }
}

const KAZAKHSTAN = 1;

/** Citizens need an IIN; foreigners may have none. */
export function needsIin(citizenshipId: number | null): boolean {
  return citizenshipId === null || citizenshipId === KAZAKHSTAN;
}

interface Identity {
  readonly iin: string | null;
  readonly citizenship_id?: number | null;
}

/**
 * @param own the account that already has it
 * @throws Refusal 422 at `iin` of a citizen without one and at `citizenship_id`, 409 as
 * `refuseTakenIin`
 */
export function refuseIdentity(db: Db, { iin, citizenship_id = null }: Identity, own: number | undefined): void {
  refuseUnknownCountry(db, citizenship_id);
  if (iin !== null) refuseTakenIin(db, iin, own);
  else if (needsIin(citizenship_id)) throw Refusal.invalid({ iin: ['Обязательно для заполнения'] });
}

/** @throws Refusal 422 at `citizenship_id` */
export function refuseUnknownCountry(db: Db, id: number | null): void {
  if (id === null || db.countries.get(id) !== undefined) return;
  throw Refusal.invalid({ citizenship_id: ['Выберите страну из списка'] });
}

/** @throws Refusal 409 at `bin`: a clinic registers only once */
export function refuseTakenBin(db: Db, bin: string): void {
  for (const clinic of db.clinics.all()) {
    if (clinic.bin !== bin) continue;
    throw Refusal.conflict(
      'already_exists',
      'bin',
      'Клиника с этим БИН уже зарегистрирована. Попросите доступ у её владельца',
    );
  }
}

/** Whether patients see a filial: its clinic is approved, and it is open. */
export function isPublicFilial(db: Db, filialId: number): boolean {
  const filial = db.filials.get(filialId);
  return filial?.state === 'open' && isPublicClinic(db.clinics.require(filial.clinic_id));
}

export function isPublicClinic({ is_pending = false }: Clinic): boolean {
  return !is_pending;
}

/** Approves the doctor or clinic of this account.  @returns false if nothing waits for approval */
export function verifyAccount(db: Db, email: string): boolean {
  const { doctor_id = null, clinic_id = null } = db.users.findOne('email', email.toLowerCase()) ?? {};
  const doctor = doctor_id === null ? undefined : db.doctors.get(doctor_id);
  const clinic = clinic_id === null ? undefined : db.clinics.get(clinic_id);
  if (doctor?.is_pending === true) db.doctors.update(doctor.id, { is_pending: false });
  if (clinic?.is_pending === true) db.clinics.update(clinic.id, { is_pending: false });
  return doctor?.is_pending === true || clinic?.is_pending === true;
}
