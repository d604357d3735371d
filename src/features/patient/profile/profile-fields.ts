import * as v from 'valibot';
import type { PatientHomeMissingProfileFieldsItem } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import type { PersonProfileRequest } from '#generated/models/person-profile-request.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { personSchema } from '@/domain/person/person-schema';
import { optionalId } from '@/shared/form/rules/choice';
import { optionalText } from '@/shared/form/rules/text';
import { typedDate } from '@/shared/form/rules/typed-date';

/** A patient's own data as typed (docs/rules.md §3, person); becomes the contract's PersonProfileRequest. */
export const profileSchema = v.object({
  ...personSchema,
  citizenship_id: optionalId(),
  address: optionalText(300),
}) satisfies v.GenericSchema<Record<string, string>, PersonProfileRequest>;

export type ProfileValues = v.InferInput<typeof profileSchema>;

/** What the fields hold of a stored profile; their order is the page's. */
export function profileValues(profile: PersonProfile): ProfileValues {
  return {
    second_name: profile.second_name,
    first_name: profile.first_name,
    third_name: profile.third_name ?? '',
    birthday: profile.birthday === null ? '' : typedDate(profile.birthday),
    iin: profile.iin ?? '',
    gender: profile.gender ?? '',
    citizenship_id: String(profile.citizenship_id ?? ''),
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  };
}

/** Fields in the middle of a sentence: «Не сохранено: телефон, адрес». */
export const fieldNames: Record<keyof ProfileValues, string> = {
  second_name: 'фамилия',
  first_name: 'имя',
  third_name: 'отчество',
  birthday: 'дата рождения',
  iin: 'ИИН',
  gender: 'пол',
  citizenship_id: 'гражданство',
  phone: 'телефон',
  address: 'адрес',
};

/** What a profile wants to be complete, and why it is asked, in the order of the page. */
export const wantedFields = {
  birthday: { missing: 'Не\u00A0указана', why: 'Врачи принимают по\u00A0возрасту' },
  iin: { missing: 'Не\u00A0указан', why: 'По\u00A0нему клиника находит вашу карту' },
  citizenship_id: { missing: 'Не\u00A0указано', why: 'Понадобится клинике для\u00A0договора' },
  gender: { missing: 'Не\u00A0указан', why: 'От\u00A0него зависят нормы анализов' },
  phone: { missing: 'Не\u00A0указан', why: 'По\u00A0нему клиника сообщит о\u00A0переносе' },
  address: { missing: 'Не\u00A0указан', why: 'Нужен для договора и\u00A0вызова врача на\u00A0дом' },
} as const satisfies Record<PatientHomeMissingProfileFieldsItem, { missing: string; why: string }>;

export type WantedField = keyof typeof wantedFields;

/**
 * The fields that the patient's home counts as missing (patientHome.missing_profile_fields), read off the profile itself: the
 * contract says that an empty field is null.
 */
export function missingFields(profile: PersonProfile): WantedField[] {
  return (Object.keys(wantedFields) as WantedField[]).filter((field) => profile[field] === null);
}
