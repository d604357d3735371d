/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorNearest } from './doctor-nearest.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { FactCheck } from './fact-check.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Gender } from './gender.ts';
import type { Licence } from './licence.ts';
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * Main data of a doctor's page.
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
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  gender: Gender;
  /**
   * Specialisations in the doctor's order, the main one first.
   * @minItems 1
   */
  specialisations: NamedSlug[];
  /**
   * Plural of the main specialisation, for the link to «Кардиологи» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  specialisation_plural?: string;
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
  /** Specialist certificate; null until the doctor enters one (proposed). */
  licence?: Licence | null;
  /**
   * Date when `licence` was found in the state register; null before the check (proposed).
   * @nullable
   */
  licence_checked_on?: string | null;
  /**
   * Other checked facts, each once; empty or absent if there are none (proposed).
   * @maxItems 20
   */
  checks?: FactCheck[];
  rating: Rating | null;
  /**
   * Number of published reviews, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Lowest price of a first consultation in any filial in KZT, if the patient pays; null if patients cannot pay.
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
  /** Visit formats of the doctor; `clinic` is always one of them. */
  formats: VisitFormat[];
  /**
   * Ways to pay the doctor for a home visit; empty or absent if unknown (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Number of open filials where the doctor receives.
   * @minimum 1
   */
  filials_count: number;
  main_filial: FilialBrief;
  /** False if visits are booked by phone only, as on cards; then the doctor has no waitlist either. True if absent (proposed). */
  online_booking?: boolean;
  /**
   * Prepositional case of the main filial's city, for the title «кардиолог в Астане» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  city_locative?: string;
  /** Offer of the doctor. With `service` or `format` it is the requested one; null if the doctor does not offer it. */
  offer: DoctorOffer | null;
  /** Nearest free slot of `offer`, the same as on cards; null if the bookable days have none. */
  nearest: DoctorNearest | null;
}
