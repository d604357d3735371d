/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GeoPoint } from './geo-point.ts';

/**
 * A district of a city.
 */
export interface District {
  /** @minimum 1 */
  id: number;
  /**
   * Id of the city of the district.
   * @minimum 1
   */
  city_id: number;
  /**
   * @minLength 1
   * @maxLength 100
   */
  title: string;
  location: GeoPoint;
}
