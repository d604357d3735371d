import * as v from 'valibot';
import type { RegisterClinicRequest } from '#generated/models/register-clinic-request.ts';
import type { RegisterDoctorRequest } from '#generated/models/register-doctor-request.ts';
import type { RegisterPatientRequest } from '#generated/models/register-patient-request.ts';
import type { User } from '#generated/models/user.ts';
import * as person from '@/domain/person/person-schema';
import { agreed, atLeastOne, chosenId } from '@/shared/form/rules/choice';
import { bin, positiveWhole } from '@/shared/form/rules/digits';
import { messages } from '@/shared/form/rules/messages';
import { pastYear } from '@/shared/form/rules/moment';
import { newPassword, password as existingPassword, passwordRules, samePasswords } from '@/shared/form/rules/password';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import type { AccountMode, RegistrationProof } from './registration';

export const passwordDefaults = { password: '', password_confirmation: '' };

function passwordEntries(accountMode: AccountMode) {
  if (accountMode === 'new') return { password: newPassword(), password_confirmation: v.string() };
  return { password: accountMode === 'own' ? ownPassword() : v.string(), password_confirmation: v.string() };
}

/** The password fields as the request needs them. */
function passwordsOf(
  accountMode: AccountMode,
  { password: chosen, password_confirmation }: typeof passwordDefaults,
): Partial<typeof passwordDefaults> {
  if (accountMode === 'signed-in') return {};
  return { password: chosen, password_confirmation: accountMode === 'own' ? chosen : password_confirmation };
}

/**
 * Password of the existing account. A password that breaks the rules can't be the right one, so it
 * isn't sent.
 */
const ownPassword = () =>
  v.pipe(
    existingPassword(),
    v.check((text) => passwordRules.every((rule) => rule.isMet(text)), 'Неверный пароль'),
  );

export const patientDefaults = { ...person.patientDefaults, ...passwordDefaults, consent: false };

const personFormDefaults = { ...person.personDefaults, ...passwordDefaults, consent: false };

const entries = { ...person.personSchema, consent: agreed() };

export const patientSchema = (accountMode: AccountMode) =>
  v.pipe(
    v.object({ ...entries, ...person.patientSchema, ...passwordEntries(accountMode) }),
    person.iinOfCitizens(),
    samePasswords(accountMode === 'new'),
  );

export const doctorDefaults = { ...personFormDefaults, specialisations: Array<number>(), experience_since: '' };

/** Maximum number of specialisations in the contract. */
export const MAX_SPECIALISATIONS = 5;

export const doctorSchema = (accountMode: AccountMode) =>
  v.pipe(
    v.object({
      ...entries,
      specialisations: v.pipe(
        atLeastOne(v.number()),
        v.maxLength(MAX_SPECIALISATIONS, messages.max(String(MAX_SPECIALISATIONS))),
      ),
      experience_since: pastYear(),
      ...passwordEntries(accountMode),
    }),
    samePasswords(accountMode === 'new'),
  );

export function patientRequest(
  answers: v.InferOutput<ReturnType<typeof patientSchema>>,
  accountMode: AccountMode,
  proof: RegistrationProof,
): RegisterPatientRequest {
  const { consent: _agreed, password, password_confirmation, ...patient } = answers;
  return { ...patient, ...passwordsOf(accountMode, { password, password_confirmation }), ...proof };
}

export function doctorRequest(
  answers: v.InferOutput<ReturnType<typeof doctorSchema>>,
  accountMode: AccountMode,
  proof: RegistrationProof,
): RegisterDoctorRequest {
  const { consent: _agreed, password, password_confirmation, ...doctor } = answers;
  return { ...doctor, ...passwordsOf(accountMode, { password, password_confirmation }), ...proof };
}

export const clinicDefaults = {
  title: '',
  short_title: '',
  clinic_type_id: '',
  city_id: '',
  work_start_year: '',
  affiliates_count: '',
  bin: '',
  jur_name: '',
  jur_address: '',
  ...person.nameDefaults,
  ...passwordDefaults,
  consent: false,
};

/** Form schema of the clinic in docs/rules.md §3. The limits are those of the contract. */
export const clinicSchema = (accountMode: AccountMode) =>
  v.pipe(
    v.object({
      title: requiredText(200),
      short_title: optionalText(60),
      clinic_type_id: chosenId(),
      city_id: chosenId(),
      work_start_year: pastYear(),
      affiliates_count: positiveWhole(500),
      bin: bin(),
      jur_name: requiredText(300),
      jur_address: requiredText(300),
      ...person.nameSchema,
      consent: agreed(),
      ...passwordEntries(accountMode),
    }),
    samePasswords(accountMode === 'new'),
  );

export function clinicRequest(
  answers: v.InferOutput<ReturnType<typeof clinicSchema>>,
  accountMode: AccountMode,
  proof: RegistrationProof,
): RegisterClinicRequest {
  const { consent: _agreed, password, password_confirmation, ...clinic } = answers;
  return { ...clinic, ...passwordsOf(accountMode, { password, password_confirmation }), ...proof };
}

/**
 * Splits the user's full name «Осипова Елена Игоревна» into form fields. The surname comes first.
 */
export function initialName(member: User | null): Partial<Record<'second_name' | 'first_name' | 'third_name', string>> {
  if (member === null) return {};
  const [second_name = '', first_name = '', ...rest] = member.full_name.trim().split(/\s+/);
  return { second_name, first_name, third_name: rest.join(' ') };
}
