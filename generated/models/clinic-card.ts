/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCardKind } from './clinic-card-kind.ts';
import type { ClinicOffer } from './clinic-offer.ts';
import type { DistanceMeters } from './distance-meters.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Fundings } from './fundings.ts';
import type { NamedSlug } from './named-slug.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * A clinic in search results.
 */
export interface ClinicCard {
  /** Type of the card in a mixed list of results. */
  kind: ClinicCardKind;
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Path of the logo, relative to the API's host; null without a logo.
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * Title of its type in the directory of clinic types.
   * @minLength 1
   * @maxLength 100
   */
  type: string;
  rating: Rating | null;
  /**
   * Number of published reviews, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  filial: FilialBrief;
  distance_meters?: DistanceMeters | null;
  /**
   * Number of open filials, including those outside the city and the filters.
   * @minimum 1
   */
  filials_count: number;
  /**
   * Number of doctors; a doctor of several filials counts once.
   * @minimum 0
   */
  doctors_count: number;
  /** Specialisations of the clinic's doctors, most frequent first. */
  specialisations: NamedSlug[];
  /**
   * Earliest free slot of the clinic's doctors; null if their bookable days have none.
   * @nullable
   */
  nearest_starts_at: string | null;
  /**
   * Lowest price of a first consultation in KZT; null in a search by `osms` only.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /** Only in a search with `funding`: requested payers of the doctors in `filial`. They also pay for `nearest_starts_at` (proposed). */
  funding?: Fundings;
  /** The requested service; null unless `services` of the search has exactly one value. `filial` is the requested filial with the lowest price. */
  offer: ClinicOffer | null;
  /** Opening hours of `filial` from Monday; a missing weekday is a day off. */
  hours: OpeningHours[];
}
