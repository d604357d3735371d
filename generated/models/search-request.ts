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
   * Who gives one of them; the order decides which one a doctor's card offers.
   * @maxItems 30
   */
  services?: Slug[];
  /**
   * Slugs of the directory: who belongs to one of them.
   * @maxItems 30
   */
  meddirections?: Slug[];
  /**
   * Slugs of districts of the city that is asked for.
   * @maxItems 30
   */
  districts?: Slug[];
  when?: SearchWhen;
  /** Free times of this day and later ones. Together with `when` both must hold (proposed). */
  date_from?: string;
  /** Free times of this day and earlier ones (proposed). */
  date_to?: string;
  /** Free times that begin then or later, on any day asked for (proposed). */
  time_from?: Time;
  /** Free times that begin earlier (proposed). */
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
   * At least this mean rating; who has no reviews yet is left out.
   * @minimum 0
   * @maximum 5
   */
  rating_from?: number;
  gender?: Gender;
  /**
   * Who receives one of these groups.
   * @maxItems 2
   */
  patients?: PatientGroup[];
  /**
   * The order decides which one a doctor's card offers.
   * @maxItems 3
   */
  formats?: VisitFormat[];
  /**
   * Only what is given by one of these, and only times at which it is (proposed). What says nothing about it is left out, also for `paid`. For doctors and clinics; prices count as what the patient pays.
   * @maxItems 3
   */
  funding?: Funding[];
  /**
   * Who states each of these (proposed). For clinics the facts of doctors are left aside.
   * @maxItems 9
   */
  facts?: SearchFact[];
  /**
   * Who has one of these categories.
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
