import type { Db } from '../db/db.ts';
import type { Clinic } from '../db/types/place.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses an IIN of another account; the error text does not reveal the account.
 *
 * @param own id of the account that may have this IIN; undefined for a new account
 * @throws Refusal 409 at `iin`
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

/** Whether an IIN is required: citizens of Kazakhstan have one, foreigners may have none. */
export function needsIin(citizenshipId: number | null): boolean {
  return citizenshipId === null || citizenshipId === KAZAKHSTAN;
}

interface Identity {
  readonly iin: string | null;
  readonly citizenship_id?: number | null;
}

/**
 * @param own id of the account that may have this IIN; undefined for a new account
 * @throws Refusal 422 at `iin` if a citizen has none, 422 at `citizenship_id`, 409 as
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

/** @throws Refusal 409 at `bin` if a clinic is already registered with it */
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

/** Whether patients see a filial: it is open and its clinic is approved. */
export function isPublicFilial(db: Db, filialId: number): boolean {
  const filial = db.filials.get(filialId);
  return filial?.state === 'open' && isPublicClinic(db.clinics.require(filial.clinic_id));
}

export function isPublicClinic({ is_pending = false }: Clinic): boolean {
  return !is_pending;
}

/**
 * Approves the doctor and clinic of an account.
 * @returns false if neither was pending
 */
export function verifyAccount(db: Db, email: string): boolean {
  const { doctor_id = null, clinic_id = null } = db.users.findOne('email', email.toLowerCase()) ?? {};
  const doctor = doctor_id === null ? undefined : db.doctors.get(doctor_id);
  const clinic = clinic_id === null ? undefined : db.clinics.get(clinic_id);
  if (doctor?.is_pending === true) db.doctors.update(doctor.id, { is_pending: false });
  if (clinic?.is_pending === true) db.clinics.update(clinic.id, { is_pending: false });
  return doctor?.is_pending === true || clinic?.is_pending === true;
}
