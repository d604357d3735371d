/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardSlotDay } from './card-slot-day.ts';
import type { DoctorCardKind } from './doctor-card-kind.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * A doctor in search results, with the next free times.
 */
export interface DoctorCard {
  kind: DoctorCardKind;
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * @maxLength 60
   * @nullable
   */
  third_name?: string | null;
  /**
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /** @minItems 1 */
  specialisations: NamedSlug[];
  /**
   * @minimum 0
   * @maximum 70
   */
  experience_years: number;
  /**
   * @maxLength 200
   * @nullable
   */
  qualification: string | null;
  /**
   * @maxLength 200
   * @nullable
   */
  degree?: string | null;
  rating: Rating | null;
  /** @minimum 0 */
  reviews_count: number;
  /**
   * Lowest price of a consultation, KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  filial: FilialBrief;
  /**
   * In how many filials the doctor receives.
   * @minimum 1
   */
  filials_count: number;
  patients: PatientGroup[];
  formats: VisitFormat[];
  /**
   * The first consultation; preset when a time on the card is chosen.
   * @minimum 1
   * @nullable
   */
  service_id: number | null;
  /** False where visits are booked by phone only; then there are never times in `next_days`. True unless said otherwise. */
  online_booking?: boolean;
  /**
   * Up to three days with free times in `filial` for `service_id`. Empty when there is no online booking within 14 days.
   * @maxItems 3
   */
  next_days: CardSlotDay[];
}
