/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GeoPoint } from './geo-point.ts';
import type { Phone } from './phone.ts';
import type { Slug } from './slug.ts';

/**
 * A filial (branch) of a clinic, as far as a card or a visit shows it.
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
   * Title of its city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  /**
   * The logo of its clinic (proposed).
   * @maxLength 500
   * @nullable
   */
  logo?: string | null;
  location?: GeoPoint;
}
