import type { PatientHomeMissingProfileFieldsItem as Field } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import { typeset } from '@/shared/format/typography';

/** What is to be given: «Осталось указать …». */
const words = {
  phone: 'телефон',
  iin: 'ИИН',
  birthday: 'дату рождения',
  gender: 'пол',
  address: 'адрес',
  citizenship_id: 'гражданство',
} as const satisfies Record<Field, string>;

const list = new Intl.ListFormat('ru');

/** «Осталось указать адрес и гражданство». A field that we have no word for yet is left to the profile itself. */
export function missingFieldsPhrase(fields: readonly Field[]): string {
  const known = fields.flatMap((field) => words[field] ?? []);
  return known.length === 0 ? 'Осталось заполнить несколько полей' : typeset(`Осталось указать ${list.format(known)}`);
}
