/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';

/**
 * A row of a filial's price list.
 */
export interface PriceItem {
  /**
   * Id of the service, also the id of the row in paths.
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
   * Price without choosing a doctor, KZT; null if only doctors offer the service.
   * @minimum 0
   * @maximum 10000000
   * @nullable
   */
  price: number | null;
  /** True if patients see the row. Without a price of the filial: true if a doctor shows the service. */
  is_visible: boolean;
  /**
   * Number of doctors with this service here.
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
