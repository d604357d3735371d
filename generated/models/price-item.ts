/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';

/**
 * A line of a filial's price list.
 */
export interface PriceItem {
  /**
   * Id of the line in the path of a change: a price list has each service once.
   * @minimum 1
   */
  service_id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  kind: ServiceKind;
  /**
   * Without the choice of a doctor, KZT. Null where only doctors give the service.
   * @minimum 0
   * @maximum 10000000
   * @nullable
   */
  price: number | null;
  /** Whether patients see it. Where only doctors give it: whether any of them shows it. */
  is_visible: boolean;
  /**
   * Doctors who give it here.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * Lowest price of these doctors, KZT; each sets their own.
   * @minimum 0
   * @nullable
   */
  doctor_price_from: number | null;
  /**
   * Highest price of these doctors, KZT.
   * @minimum 0
   * @nullable
   */
  doctor_price_to: number | null;
}
