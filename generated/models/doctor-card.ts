/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardSlotDay } from './card-slot-day.ts';
import type { DistanceMeters } from './distance-meters.ts';
import type { DoctorCardKind } from './doctor-card-kind.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';
import type { Rating } from './rating.ts';
import type { SearchMatch } from './search-match.ts';
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * A doctor in a list, with an offer, its filial and its next free slots.
 */
export interface DoctorCard {
  /** Type of the card in a mixed list of results. */
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
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * Specialisations in the doctor's order, the main one first.
   * @minItems 1
   */
  specialisations: NamedSlug[];
  /**
   * Full years of practice: this year minus the year of its beginning.
   * @minimum 0
   * @maximum 70
   */
  experience_years: number;
  /**
   * Title of the medical category (highest, first, second); null without one.
   * @maxLength 200
   * @nullable
   */
  qualification: string | null;
  /**
   * Academic degree; null without one.
   * @maxLength 200
   * @nullable
   */
  degree?: string | null;
  rating: Rating | null;
  /**
   * Number of published reviews, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /** Null if the doctor has no visible offer. */
  offer: DoctorOffer | null;
  /** The filial of `offer`. */
  filial: FilialBrief;
  distance_meters?: DistanceMeters | null;
  /**
   * Number of filials where the doctor works.
   * @minimum 1
   */
  filials_count: number;
  /** Accepted patients: adults, children or both. */
  patients: PatientGroup[];
  /** Visit formats of the doctor; `clinic` is always one of them. */
  formats: VisitFormat[];
  /** False if visits are booked by phone only; then `next_days` has no slots. True if absent. */
  online_booking?: boolean;
  /** Best reason why the doctor matches the text of the search; null or absent without a text. */
  match?: SearchMatch | null;
  /**
   * Up to three days with free slots for `offer` in `filial`. The first slot is the nearest one on every page with this doctor. With `when` they begin on the requested days. Empty if the doctor's `horizon_days` have no slot.
   * @maxItems 3
   */
  next_days: CardSlotDay[];
}
