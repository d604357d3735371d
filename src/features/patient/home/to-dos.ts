import type { PatientHomeMissingProfileFieldsItem as Field } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { SAMPLING_TITLE } from '@/domain/visit/visit-host';
import { daysBetween } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

/**
 * Rows for reviews; the last row counts the others, since nobody writes fourteen reviews at once.
 */
const REVIEW_ROWS = 3;
/** Days; earlier visits are hardly remembered, so they aren't asked about. */
const REVIEW_DAYS = 30;

interface ToDos {
  /** Visits after which a control visit is due and not booked. */
  readonly control: readonly Visit[];
  /** Visits whose clinic expects an answer; the next visit asks on its own card. */
  readonly confirm: readonly Visit[];
  /** Recent visits to rate, the latest first. */
  readonly review: readonly Visit[];
  /** The number of further visits to rate. */
  readonly furtherReviews: number;
  readonly missing: PatientHome['missing_profile_fields'];
  /** The number of to-dos: further reviews count as one, older visits aren't counted. */
  readonly count: number;
}

/** To-dos of the patient, most urgent first. */
export function toDosOf(home: PatientHome, today: string): ToDos {
  const confirm = home.to_confirm.filter(({ id }) => id !== home.next_visit?.id);
  const recent = home.to_review.filter(({ starts_at }) => daysBetween(starts_at, today) <= REVIEW_DAYS);
  const fits = home.to_review.length <= REVIEW_ROWS && recent.length === home.to_review.length;
  const review = recent.slice(0, fits ? REVIEW_ROWS : REVIEW_ROWS - 1);
  const furtherReviews = home.to_review.length - review.length;
  const control = home.to_control ?? [];
  const missing = home.missing_profile_fields;
  const count =
    control.length +
    confirm.length +
    review.length +
    Math.sign(recent.length - review.length) +
    Math.sign(missing.length);
  return { control, confirm, review, furtherReviews, missing, count };
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

/** «Осталось указать адрес и гражданство». Fields unknown to this version are left out. */
export function missingFieldsText(fields: readonly Field[]): string {
  const known = fields.flatMap((field) => fieldLabels[field] ?? []);
  return known.length === 0 ? 'Осталось заполнить несколько полей' : typeset(`Осталось указать ${list.format(known)}`);
}

/**
 * The doctor's first specialisation within a sentence: «кардиолог», «ЛОР»; «сдача анализов» without
 * a doctor.
 */
export function specialisationText({ doctor }: Pick<Visit, 'doctor'>): string {
  if (doctor === null) return lowerFirst(SAMPLING_TITLE);
  return specialisationPhrase({ specialisations: doctor.specialisations.slice(0, 1) });
}
