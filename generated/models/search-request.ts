/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';
import type { Gender } from './gender.ts';
import type { GeoPoint } from './geo-point.ts';
import type { PatientGroup } from './patient-group.ts';
import type { QualificationCategory } from './qualification-category.ts';
import type { SearchCategory } from './search-category.ts';
import type { SearchFact } from './search-fact.ts';
import type { SearchSort } from './search-sort.ts';
import type { SearchWhen } from './search-when.ts';
import type { Slug } from './slug.ts';
import type { Time } from './time.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * A search. Values of one list are alternatives; different fields must all hold.
 */
export interface SearchRequest {
  category: SearchCategory;
  /**
   * Free text.
   * @maxLength 200
   */
  q?: string;
  /**
   * The whole country when absent.
   * @minimum 1
   */
  city_id?: number;
  /**
   * Slugs of the directory; an unknown one finds nothing.
   * @maxItems 30
   */
  specialisations?: Slug[];
  /**
   * Doctors or clinics that offer one of them; the order decides which one a doctor's card offers.
   * @maxItems 30
   */
  services?: Slug[];
  /**
   * Slugs of the directory: doctors of one of them.
   * @maxItems 30
   */
  meddirections?: Slug[];
  /**
   * Slugs of districts of the requested city.
   * @maxItems 30
   */
  districts?: Slug[];
  when?: SearchWhen;
  /** Free times of this day and later ones. Together with `when` both must hold (proposed). */
  date_from?: string;
  /** Free times of this day and earlier ones (proposed). */
  date_to?: string;
  /** Free times that begin at this time or later, on any requested day (proposed). */
  time_from?: Time;
  /** Free times that begin before this time (proposed). */
  time_to?: Time;
  /**
   * KZT, of what the card offers.
   * @minimum 0
   * @maximum 10000000
   */
  price_from?: number;
  /**
   * KZT, of what the card offers.
   * @minimum 0
   * @maximum 10000000
   */
  price_to?: number;
  /**
   * Full years.
   * @minimum 0
   * @maximum 70
   */
  experience_from?: number;
  /**
   * Minimum mean rating; results without reviews are left out.
   * @minimum 0
   * @maximum 5
   */
  rating_from?: number;
  gender?: Gender;
  /**
   * Doctors who accept one of these groups.
   * @maxItems 2
   */
  patients?: PatientGroup[];
  /**
   * The order decides which one a doctor's card offers.
   * @maxItems 3
   */
  formats?: VisitFormat[];
  /**
   * Only offers and times that one of these payers can pay (proposed). Offers without stated payers are left out, also for `paid`. For doctors and clinics; prices count as what the patient pays.
   * @maxItems 3
   */
  funding?: Funding[];
  /**
   * Results that state each of these facts (proposed). For clinics the facts of doctors are ignored.
   * @maxItems 9
   */
  facts?: SearchFact[];
  /**
   * Doctors with one of these categories.
   * @maxItems 3
   */
  qualifications?: QualificationCategory[];
  sort?: SearchSort;
  /** Where the person is, for `distance` and for `distance_meters` on the cards (proposed). Clients round it to three decimals, about a hundred metres, and the provider keeps it nowhere. */
  near?: GeoPoint;
  /**
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * @minimum 1
   * @maximum 50
   */
  per_page?: number;
}
