import * as v from 'valibot';
import type { RegisterDoctorRequest } from '#generated/models/register-doctor-request.ts';
import type { RegisterPatientRequest } from '#generated/models/register-patient-request.ts';
import { personDefaults, personSchema } from '@/domain/person/person-schema';
import { agreed, atLeastOne } from '@/shared/form/rules/choice';
import { messages } from '@/shared/form/rules/messages';
import { pastYear } from '@/shared/form/rules/moment';
import { samePasswords } from '@/shared/form/rules/password';
import { type Access, accessDefaults, accessEntries, passwordsOf } from './access';
import type { Presented } from './presented';

export const patientDefaults = { ...personDefaults, ...accessDefaults, consent: false };

const entries = { ...personSchema, consent: agreed() };

export const patientSchema = (access: Access) =>
  v.pipe(v.object({ ...entries, ...accessEntries(access) }), samePasswords(access === 'new'));

export const doctorDefaults = { ...patientDefaults, specialisations: Array<number>(), experience_since: '' };

/** As many as the contract takes. */
export const MAX_SPECIALISATIONS = 5;

export const doctorSchema = (access: Access) =>
  v.pipe(
    v.object({
      ...entries,
      specialisations: v.pipe(
        atLeastOne(v.number()),
        v.maxLength(MAX_SPECIALISATIONS, messages.max(String(MAX_SPECIALISATIONS))),
      ),
      experience_since: pastYear(),
      ...accessEntries(access),
    }),
    samePasswords(access === 'new'),
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
