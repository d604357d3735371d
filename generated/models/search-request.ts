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
 * A search. One value of a list must match, and all fields must match.
 */
export interface SearchRequest {
  category: SearchCategory;
  /**
   * Free text.
   * @maxLength 200
   */
  q?: string;
  /**
   * Id of the city; absent for the whole country.
   * @minimum 1
   */
  city_id?: number;
  /**
   * Slugs of specialisations; an unknown slug matches no result.
   * @maxItems 30
   */
  specialisations?: Slug[];
  /**
   * Slugs of services; doctors or clinics must offer one of them. A doctor's card shows the first one that the doctor offers.
   * @maxItems 30
   */
  services?: Slug[];
  /**
   * Slugs of medical directions; doctors must have one of them.
   * @maxItems 30
   */
  meddirections?: Slug[];
  /**
   * Slugs of districts of the requested city.
   * @maxItems 30
   */
  districts?: Slug[];
  when?: SearchWhen;
  /** First day of the slots; combined with `when` if both are set (proposed). */
  date_from?: string;
  /** Last day of the slots (proposed). */
  date_to?: string;
  /** Earliest start of the slots on any requested day (proposed). */
  time_from?: Time;
  /** Time before which the slots start (proposed). */
  time_to?: Time;
  /**
   * Lowest price of the card's offer, KZT.
   * @minimum 0
   * @maximum 10000000
   */
  price_from?: number;
  /**
   * Highest price of the card's offer, KZT.
   * @minimum 0
   * @maximum 10000000
   */
  price_to?: number;
  /**
   * Minimum full years of practice.
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
   * Age groups; doctors must accept one of them.
   * @maxItems 2
   */
  patients?: PatientGroup[];
  /**
   * Visit formats; a doctor's card shows the first one that the doctor has.
   * @maxItems 3
   */
  formats?: VisitFormat[];
  /**
   * Payers; only offers and slots that one of them can pay (proposed). Offers with unknown payers are left out, even for `paid`. For doctors and clinics; prices are what the patient pays.
   * @maxItems 3
   */
  funding?: Funding[];
  /**
   * Facts that results must have (proposed). For clinics the facts of doctors are ignored.
   * @maxItems 10
   */
  facts?: SearchFact[];
  /**
   * Medical categories; doctors must have one of them.
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
