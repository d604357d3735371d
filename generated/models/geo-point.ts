/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Point on the map, WGS 84.
 */
export interface GeoPoint {
  /**
   * Degrees north of the equator.
   * @minimum -90
   * @maximum 90
   */
  lat: number;
  /**
   * Degrees east of Greenwich.
   * @minimum -180
   * @maximum 180
   */
  lng: number;
}
