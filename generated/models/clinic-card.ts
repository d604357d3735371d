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
  /** Distinguishes the cards in a mixed list of results. */
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
   * Path of the logo, relative to the API host; null without one.
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
   * Published reviews: those that `rating` is the mean of.
   * @minimum 0
   */
  reviews_count: number;
  filial: FilialBrief;
  distance_meters?: DistanceMeters | null;
  /**
   * Its open filials, also those outside of the city and the filters.
   * @minimum 1
   */
  filials_count: number;
  /**
   * Its doctors, each once, in however many filials.
   * @minimum 0
   */
  doctors_count: number;
  /** Specialisations of its doctors, the most frequent first. */
  specialisations: NamedSlug[];
  /**
   * The earliest free time among its doctors; null without one on the days that they have opened.
   * @nullable
   */
  nearest_starts_at: string | null;
  /**
   * Lowest price of a first consultation, KZT; null in a search by `osms` alone.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /** Only of a search with `funding`: those that were asked for and by which a doctor works in `filial`; `nearest_starts_at` is a time of these (proposed). */
  funding?: Fundings;
  /** The service that was asked for. Null unless `services` of the search has exactly one value. `filial` is where it is cheapest, among those asked for. */
  offer: ClinicOffer | null;
  /** Opening hours of `filial`, from Monday on; a weekday that is missing is a day off. */
  hours: OpeningHours[];
}
