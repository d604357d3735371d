import * as v from 'valibot';
import type { Gender } from '#generated/models/gender.ts';
import { KAZAKHSTAN_ID } from '@/shared/config/limits';
import { chosen, optionalId } from '@/shared/form/rules/choice';
import { iin } from '@/shared/form/rules/digits';
import { messages } from '@/shared/form/rules/messages';
import { birthday } from '@/shared/form/rules/moment';
import { optionalPersonName, orNull, personName, phone } from '@/shared/form/rules/text';

/**
 * Initial values of the fields for a person's name and phone, such as those of a clinic's
 * representative.
 */
export const nameDefaults = { second_name: '', first_name: '', third_name: '', phone: '' };

export const nameSchema = {
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
  phone: phone(),
};

/** Fields of a patient or a doctor (docs/rules.md §3), with the limits of the contract. */
export const personDefaults = { ...nameDefaults, birthday: '', iin: '', gender: '' };

export const genders = ['female', 'male'] as const satisfies readonly Gender[];

export const personSchema = {
  ...nameSchema,
  birthday: birthday(),
  iin: iin(),
  gender: chosen(genders),
};

/** Fields of a patient. A foreigner has an IIN or a document number. */
export const patientDefaults = { ...personDefaults, citizenship_id: String(KAZAKHSTAN_ID), document_number: '' };

export const identitySchema = {
  iin: orNull(iin()),
  citizenship_id: optionalId(),
  document_number: orNull(
    v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\d][\p{L}\d ./-]{1,29}$/u, messages.documentNumber)),
  ),
};

export const patientSchema = { ...personSchema, ...identitySchema };

/** Whether a person needs an IIN. A person without a chosen citizenship counts as a citizen. */
export function isCitizen(citizenshipId: string | number | null | undefined): boolean {
  return [KAZAKHSTAN_ID, 0].includes(Number(citizenshipId ?? 0));
}

interface Identity {
  readonly iin: string | null;
  readonly citizenship_id: number | null;
}

/**
 * Rule for a whole form: a citizen needs an IIN. The rule also runs while other fields are invalid.
 */
export const iinOfCitizens = <Form extends Identity>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form: Partial<Identity> = dataset.value ?? {};
    if (form.iin !== null || !isCitizen(form.citizenship_id)) return;
    addIssue({
      message: messages.required,
      path: [{ type: 'object', origin: 'value', input: { ...form }, key: 'iin', value: form.iin }],
    });
  });
