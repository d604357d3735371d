import { Gender } from '@generated/models/gender';
import type { RegisterDoctorRequest } from '@generated/models/register-doctor-request';
import type { RegisterPatientRequest } from '@generated/models/register-patient-request';
import * as v from 'valibot';
import { messages } from '@/shared/form/messages';
import { agreed, atLeastOne, chosen } from '@/shared/form/rules/choice';
import { phone } from '@/shared/form/rules/contact';
import { birthday, pastYear } from '@/shared/form/rules/moment';
import { iin } from '@/shared/form/rules/number-code';
import { samePasswords } from '@/shared/form/rules/password';
import { optionalPersonName, personName } from '@/shared/form/rules/text';
import { type Access, accessDefaults, accessEntries, passwordsOf } from './access';
import type { Presented } from './presented';

export const nameDefaults = { second_name: '', first_name: '', third_name: '', phone: '' };

export const nameEntries = {
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
  phone: phone(),
};

export const personDefaults = {
  ...nameDefaults,
  birthday: '',
  iin: '',
  gender: '',
  ...accessDefaults,
  consent: false,
};

const personEntries = {
  ...nameEntries,
  birthday: birthday(),
  iin: iin(),
  gender: chosen(Object.values(Gender)),
  consent: agreed(),
};

export const patientSchema = (access: Access) =>
  v.pipe(v.object({ ...personEntries, ...accessEntries(access) }), samePasswords());

export const doctorDefaults = { ...personDefaults, specialisations: Array<number>(), experience_since: '' };

/** As many as the contract takes. */
export const MAX_SPECIALISATIONS = 5;

export const doctorSchema = (access: Access) =>
  v.pipe(
    v.object({
      ...personEntries,
      specialisations: v.pipe(
        atLeastOne(v.number()),
        v.maxLength(MAX_SPECIALISATIONS, messages.max(String(MAX_SPECIALISATIONS))),
      ),
      experience_since: pastYear(),
      ...accessEntries(access),
    }),
    samePasswords(),
  );

export function patientRequest(
  answers: v.InferOutput<ReturnType<typeof patientSchema>>,
  access: Access,
  presented: Presented,
): RegisterPatientRequest {
  const { consent: _agreed, password, password_confirmation, ...person } = answers;
  return { ...person, ...passwordsOf(access, { password, password_confirmation }), ...presented };
}

export function doctorRequest(
  answers: v.InferOutput<ReturnType<typeof doctorSchema>>,
  access: Access,
  presented: Presented,
): RegisterDoctorRequest {
  const { consent: _agreed, password, password_confirmation, ...doctor } = answers;
  return { ...doctor, ...passwordsOf(access, { password, password_confirmation }), ...presented };
}
