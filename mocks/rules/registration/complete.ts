import type { Consent } from '#generated/models/consent.ts';
import type { RegisterClinicRequest } from '#generated/models/register-clinic-request.ts';
import type { RegisterDoctorRequest } from '#generated/models/register-doctor-request.ts';
import type { RegisterPatientRequest } from '#generated/models/register-patient-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import { refuseFutureBirthday } from '../birthday.ts';
import { storedConsent } from '../consents.ts';
import { refuseIdentity, refuseTakenBin, refuseTakenIin } from '../identity.ts';
import { admit, grantRole } from './account.ts';
import { addClinic } from './new-clinic.ts';
import { addDoctor } from './new-doctor.ts';

/** @throws Refusal 409 at `hash` or `iin`; 422 by field */
export function registerPatient(db: Db, visitor: UserRow | null, form: RegisterPatientRequest, now: number): UserRow {
  refuseFutureBirthday(form.birthday, now);
  const consent = storedConsent(form.consent, now);
  const applicant = admit(db, visitor, form, 'user', now, {});
  refuseIdentity(db, form, applicant.account?.id);
  const { citizenship_id, document_number = null } = form;
  const user = grantRole(db, applicant, 'user', {
    ...personOf(form),
    document_number,
    ...(citizenship_id !== undefined && { citizenship_id }),
  });
  return withConsent(db, user, consent);
}

/**
 * Registers a doctor. Without a filial the doctor has no public page yet.
 *
 * @throws Refusal 409 at `hash` or `iin`; 422 by field
 */
export function registerDoctor(db: Db, visitor: UserRow | null, form: RegisterDoctorRequest, now: number): UserRow {
  refuseFutureBirthday(form.birthday, now);
  const consent = storedConsent(form.consent, now);
  const errors: Record<string, string[]> = yearErrors('experience_since', form.experience_since, now);
  if (!form.specialisations.every((id) => db.specialisations.get(id) !== undefined)) {
    errors['specialisations'] = ['Выберите специализацию из списка'];
  }
  const applicant = admit(db, visitor, form, 'doctor', now, errors);
  refuseTakenIin(db, form.iin, applicant.account?.id);
  const doctor = addDoctor(db, form);
  const user = grantRole(db, applicant, 'doctor', { ...personOf(form), doctor_id: doctor.id });
  return withConsent(db, user, consent);
}

/** @throws Refusal 409 at `hash` or `bin`; 422 by field */
export function registerClinic(db: Db, visitor: UserRow | null, form: RegisterClinicRequest, now: number): UserRow {
  const errors: Record<string, string[]> = yearErrors('work_start_year', form.work_start_year, now);
  const consent = storedConsent(form.consent, now);
  if (db.cities.get(form.city_id) === undefined) errors['city_id'] = ['Выберите город из списка'];
  if (db.clinic_types.get(form.clinic_type_id) === undefined) errors['clinic_type_id'] = ['Выберите тип из списка'];
  const applicant = admit(db, visitor, form, 'clinic', now, errors);
  refuseTakenBin(db, form.bin);
  const clinic = addClinic(db, form);
  const user = grantRole(db, applicant, 'clinic', { ...nameOf(form), clinic_id: clinic.id });
  return withConsent(db, user, consent);
}

function nameOf(form: Pick<RegisterPatientRequest, 'first_name' | 'second_name' | 'third_name' | 'phone'>) {
  const { first_name, second_name, third_name = null, phone } = form;
  return { first_name, second_name, third_name, phone };
}

function personOf(form: RegisterPatientRequest | RegisterDoctorRequest) {
  return { ...nameOf(form), iin: form.iin, birthday: form.birthday, gender: form.gender };
}

function yearErrors(field: string, year: number, now: number): Record<string, string[]> {
  const thisYear = Number(textOfEpoch(now).slice(0, 4));
  return year > thisYear ? { [field]: [`Не больше ${thisYear}`] } : {};
}

function withConsent(db: Db, user: UserRow, { version, accepted_at }: Consent): UserRow {
  const id = db.consents.nextId();
  db.consents.insert({ id, user_id: user.id, purpose: 'registration', visit_id: null, version, accepted_at });
  return user;
}
