import * as v from 'valibot';
import type { PatientHomeMissingProfileFieldsItem } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import type { PersonProfileRequest } from '#generated/models/person-profile-request.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { iinOfCitizens, isCitizen, patientSchema } from '@/domain/person/person-schema';
import { optionalText } from '@/shared/form/rules/text';
import { typedDate } from '@/shared/format/typed-date';

/**
 * Form schema of the profile (docs/rules.md §3, person); its output is the contract's
 * PersonProfileRequest.
 */
export const profileSchema = v.pipe(
  v.object({ ...patientSchema, address: optionalText(300) }),
  iinOfCitizens(),
) satisfies v.GenericSchema<Record<string, string>, PersonProfileRequest>;

export type ProfileValues = v.InferInput<typeof profileSchema>;

interface ProfileField {
  /** Name in lower case, for use in a sentence: «Не сохранено: телефон, адрес». */
  readonly name: string;
  readonly from: (profile: PersonProfile) => string;
}

/** A field that a complete profile has. Its text is shown as long as the field is empty. */
interface WantedProfileField extends ProfileField {
  readonly missing: string;
  readonly why: string;
}

export type WantedField = PatientHomeMissingProfileFieldsItem;

/** All fields of the profile, in the order of the page. */
export const profileFields: {
  readonly [Field in keyof ProfileValues]: Field extends WantedField ? WantedProfileField : ProfileField;
} = {
  second_name: { name: 'фамилия', from: (profile) => profile.second_name },
  first_name: { name: 'имя', from: (profile) => profile.first_name },
  third_name: { name: 'отчество', from: (profile) => profile.third_name ?? '' },
  birthday: {
    name: 'дата рождения',
    from: ({ birthday }) => (birthday === null ? '' : typedDate(birthday)),
    missing: 'Не\u00A0указана',
    why: 'Врачи принимают по\u00A0возрасту',
  },
  iin: {
    name: 'ИИН',
    from: (profile) => profile.iin ?? '',
    missing: 'Не\u00A0указан',
    why: 'По\u00A0нему клиника находит вашу карту',
  },
  citizenship_id: {
    name: 'гражданство',
    from: (profile) => String(profile.citizenship_id ?? ''),
    missing: 'Не\u00A0указано',
    why: 'Понадобится клинике для\u00A0договора',
  },
  document_number: { name: 'номер документа', from: (profile) => profile.document_number ?? '' },
  gender: {
    name: 'пол',
    from: (profile) => profile.gender ?? '',
    missing: 'Не\u00A0указан',
    why: 'От\u00A0него зависят нормы анализов',
  },
  phone: {
    name: 'телефон',
    from: (profile) => profile.phone ?? '',
    missing: 'Не\u00A0указан',
    why: 'По\u00A0нему клиника сообщит о\u00A0переносе',
  },
  address: {
    name: 'адрес',
    from: (profile) => profile.address ?? '',
    missing: 'Не\u00A0указан',
    why: 'Нужен для договора и\u00A0вызова врача на\u00A0дом',
  },
};

export const fieldNames = mapFields(({ name }) => name);

export function profileValues(profile: PersonProfile): ProfileValues {
  return mapFields(({ from }) => from(profile));
}

/**
 * Empty fields of the profile that the home page reports as missing
 * (patientHome.missing_profile_fields). The contract says that an empty field is null.
 */
export function missingFields(profile: PersonProfile): WantedField[] {
  const names = Object.keys(profileFields) as (keyof ProfileValues)[];
  return names.filter((field): field is WantedField => isMissing(profile, field));
}

/** Whether a field is missing. Foreigners may have no IIN. */
function isMissing(profile: PersonProfile, field: keyof ProfileValues): boolean {
  if (field === 'iin' && !isCitizen(profile.citizenship_id)) return false;
  return 'why' in profileFields[field] && profile[field] === null;
}

function mapFields<Value>(pick: (field: ProfileField) => Value): Record<keyof ProfileValues, Value> {
  const picked = Object.entries(profileFields).map(([name, field]) => [name, pick(field)]);
  return Object.fromEntries(picked) as Record<keyof ProfileValues, Value>;
}
