import * as v from 'valibot';
import type { RegisterClinicRequest } from '#generated/models/register-clinic-request.ts';
import { nameDefaults, nameSchema } from '@/domain/person/person-schema';
import { agreed, chosenId } from '@/shared/form/rules/choice';
import { pastYear } from '@/shared/form/rules/moment';
import { bin, positiveWhole } from '@/shared/form/rules/number';
import { samePasswords } from '@/shared/form/rules/password';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import { type Access, accessDefaults, accessEntries, passwordsOf } from './access';
import type { Presented } from './presented';

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
  ...nameDefaults,
  ...accessDefaults,
  consent: false,
};

/** docs/rules.md §3, clinic; the limits are the contract's. */
export const clinicSchema = (access: Access) =>
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
      ...nameSchema,
      consent: agreed(),
      ...accessEntries(access),
    }),
    samePasswords(access === 'new'),
  );

export function clinicRequest(
  answers: v.InferOutput<ReturnType<typeof clinicSchema>>,
  access: Access,
  presented: Presented,
): RegisterClinicRequest {
  const { consent: _agreed, password, password_confirmation, ...clinic } = answers;
  return { ...clinic, ...passwordsOf(access, { password, password_confirmation }), ...presented };
}
