import type { PatientHomeMissingProfileFieldsItem as Field } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { SAMPLING_TITLE } from '@/domain/visit/visit-host';
import { daysBetween } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

/** Few people write fourteen reviews in a row: the last row may sum up the others. */
const REVIEW_ROWS = 3;
/** An earlier visit has no row of its own: it is hardly remembered, and asking again and again is nagging. */
const REVIEW_DAYS = 30;

interface ToDos {
  /** Visits whose clinic waits for an answer; the next visit asks on its own card. */
  readonly confirm: readonly Visit[];
  /** Recent visits to rate, the latest first. */
  readonly review: readonly Visit[];
  /** How many more of them there are. */
  readonly furtherReviews: number;
  readonly missing: PatientHome['missing_profile_fields'];
  /** How many things there are to do: further reviews count as one, those of earlier visits not at all. */
  readonly count: number;
}

/** What the patient's home asks for, the most urgent first. */
export function toDosOf(home: PatientHome, today: string): ToDos {
  const confirm = home.to_confirm.filter(({ id }) => id !== home.next_visit?.id);
  const recent = home.to_review.filter(({ starts_at }) => daysBetween(starts_at, today) <= REVIEW_DAYS);
  const fits = home.to_review.length <= REVIEW_ROWS && recent.length === home.to_review.length;
  const review = recent.slice(0, fits ? REVIEW_ROWS : REVIEW_ROWS - 1);
  const furtherReviews = home.to_review.length - review.length;
  const missing = home.missing_profile_fields;
  const count = confirm.length + review.length + Math.sign(recent.length - review.length) + Math.sign(missing.length);
  return { confirm, review, furtherReviews, missing, count };
}

const fieldLabels = {
  phone: 'телефон',
  iin: 'ИИН',
  birthday: 'дату рождения',
  gender: 'пол',
  address: 'адрес',
  citizenship_id: 'гражданство',
} as const satisfies Record<Field, string>;

const list = new Intl.ListFormat('ru');

/** «Осталось указать адрес и гражданство». A field newer than this program is left to the profile itself. */
export function missingFieldsText(fields: readonly Field[]): string {
  const known = fields.flatMap((field) => fieldLabels[field] ?? []);
  return known.length === 0 ? 'Осталось заполнить несколько полей' : typeset(`Осталось указать ${list.format(known)}`);
}

/** «кардиолог», «ЛОР»: the doctor's first specialisation, inside a line; without a doctor «сдача анализов». */
export function specialisationText({ doctor }: Pick<Visit, 'doctor'>): string {
  if (doctor === null) return lowerFirst(SAMPLING_TITLE);
  return specialisationPhrase({ specialisations: doctor.specialisations.slice(0, 1) });
}
