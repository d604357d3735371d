/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GeoPoint } from './geo-point.ts';
import type { Phone } from './phone.ts';
import type { Slug } from './slug.ts';

/**
 * A filial (branch) of a clinic, with the data for a card or a visit.
 */
export interface FilialBrief {
  /** @minimum 1 */
  id: number;
  clinic_slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Street and house, without the city.
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * Floor and room.
   * @maxLength 200
   * @nullable
   */
  directions?: string | null;
  /**
   * Title of its district; null or absent in a city without districts.
   * @maxLength 100
   * @nullable
   */
  district?: string | null;
  /**
   * Title of the city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  /**
   * Path of the clinic's logo (proposed).
   * @maxLength 500
   * @nullable
   */
  logo?: string | null;
  location?: GeoPoint;
}
