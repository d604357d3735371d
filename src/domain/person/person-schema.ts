import type { Gender } from '#generated/models/gender.ts';
import { chosen } from '@/shared/form/rules/choice';
import { birthday } from '@/shared/form/rules/moment';
import { iin } from '@/shared/form/rules/number';
import { optionalPersonName, personName, phone } from '@/shared/form/rules/text';

/** The fields for a person who represents a clinic. */
export const nameDefaults = { second_name: '', first_name: '', third_name: '', phone: '' };

export const nameSchema = {
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
  phone: phone(),
};

/** The fields for a patient or a doctor (docs/rules.md §3); the limits are the contract's. */
export const personDefaults = { ...nameDefaults, birthday: '', iin: '', gender: '' };

export const genders = ['female', 'male'] as const satisfies readonly Gender[];

export const personSchema = {
  ...nameSchema,
  birthday: birthday(),
  iin: iin(),
  gender: chosen(genders),
};
