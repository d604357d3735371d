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
 * A doctor in a list, with the offer, its place, and its next free times.
 */
export interface DoctorCard {
  /** Distinguishes the cards in a mixed list of results. */
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
   * Path of the portrait, relative to the API host; null without one, then initials are shown.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * In the doctor's own order, the main one first.
   * @minItems 1
   */
  specialisations: NamedSlug[];
  /**
   * Full years of practice: this year less the one in which it began.
   * @minimum 0
   * @maximum 70
   */
  experience_years: number;
  /**
   * Title of the category (highest, first, second); null without one.
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
   * Published reviews: those that `rating` is the mean of.
   * @minimum 0
   */
  reviews_count: number;
  /** Null if the doctor has no visible offer. */
  offer: DoctorOffer | null;
  /** The filial of `offer`. */
  filial: FilialBrief;
  distance_meters?: DistanceMeters | null;
  /**
   * Number of filials in which the doctor works.
   * @minimum 1
   */
  filials_count: number;
  /** Accepted patients: adults, children or both. */
  patients: PatientGroup[];
  /** Formats of the doctor; always in the clinic. */
  formats: VisitFormat[];
  /** False if visits are booked by phone only; then there are never times in `next_days`. True unless said otherwise. */
  online_booking?: boolean;
  /** Why the doctor answers the text of the search, the best reason; null or absent without a text. */
  match?: SearchMatch | null;
  /**
   * Up to three days with free times in `filial` for `offer`, by its length; the first one is the nearest everywhere that a doctor is shown. At a weekend asked for with `when` they begin with it. Empty when nothing can be booked online on any day of the doctor's `horizon_days`.
   * @maxItems 3
   */
  next_days: CardSlotDay[];
}
