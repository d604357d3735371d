/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorNearest } from './doctor-nearest.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Gender } from './gender.ts';
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * Head of a doctor's page.
 */
export interface DoctorFull {
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
  gender: Gender;
  /**
   * In the doctor's own order, the main one first.
   * @minItems 1
   */
  specialisations: NamedSlug[];
  /**
   * Nominative plural of the first specialisation, for the link back to «Кардиологи» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  specialisation_plural?: string;
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
  /**
   * Lowest price of the first consultation in any filial, KZT, if the patient pays; null if that is impossible.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * Text of the doctor: plain text, blank lines between paragraphs; null until it is written.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /** Accepted patients: adults, children or both. */
  patients: PatientGroup[];
  /**
   * Minimum age of patients, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_min: number | null;
  /**
   * Maximum age of patients, full years.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_max: number | null;
  /** Formats of the doctor; always in the clinic. */
  formats: VisitFormat[];
  /**
   * Open filials in which the doctor receives.
   * @minimum 1
   */
  filials_count: number;
  main_filial: FilialBrief;
  /** False where visits are booked by phone only, as on cards; then nobody can wait for a time either. True unless said otherwise (proposed). */
  online_booking?: boolean;
  /**
   * Prepositional case of the main filial's city, for the title «кардиолог в Астане» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  city_locative?: string;
  /** For whoever asks with `service` or `format`, what they asked for; null when the doctor does not give it. */
  offer: DoctorOffer | null;
  /** Of `offer`, the same that cards show; null without a free time on any day that is open for booking. */
  nearest: DoctorNearest | null;
}
