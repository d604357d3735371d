import type { PatientHomeMissingProfileFieldsItem as Field } from '#generated/models/patient-home-missing-profile-fields-item.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { SAMPLING_TITLE } from '@/domain/visit/visit-host';
import { daysBetween } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

/**
 * Maximum number of rows for reviews. If there are more visits to rate, the last row says how many.
 */
const REVIEW_ROWS = 3;
/**
 * The page asks for a review for this number of days after a visit, because patients forget older
 * visits.
 */
const REVIEW_DAYS = 30;

interface ToDos {
  /** Visits whose conclusion asks for a control visit that isn't booked yet. */
  readonly control: readonly Visit[];
  /** Visits to confirm, except the next visit, which has its own card on the page. */
  readonly confirm: readonly Visit[];
  /** Recent visits to rate, latest first. */
  readonly review: readonly Visit[];
  /** Number of visits to rate that `review` doesn't contain. */
  readonly furtherReviews: number;
  readonly missing: PatientHome['missing_profile_fields'];
  /**
   * Number of tasks. Further reviews count as one task, and visits older than `REVIEW_DAYS` don't
   * count.
   */
  readonly count: number;
}

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

/**
 * Text: «Осталось указать адрес и гражданство». Fields that only a newer server knows are omitted.
 */
export function missingFieldsText(fields: readonly Field[]): string {
  const known = fields.flatMap((field) => fieldLabels[field] ?? []);
  return known.length === 0 ? 'Осталось заполнить несколько полей' : typeset(`Осталось указать ${list.format(known)}`);
}

/**
 * The doctor's first specialisation in lower case: «кардиолог», «ЛОР». If the visit has no doctor:
 * «сдача анализов».
 */
export function specialisationText({ doctor }: Pick<Visit, 'doctor'>): string {
  if (doctor === null) return lowerFirst(SAMPLING_TITLE);
  return specialisationPhrase({ specialisations: doctor.specialisations.slice(0, 1) });
}
