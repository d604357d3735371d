/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceCardKind } from './service-card-kind.ts';
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';

/**
 * A service in search results with its range of prices in the chosen city.
 */
export interface ServiceCard {
  /** Type of the card in a mixed list of results. */
  kind: ServiceCardKind;
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  service_kind: ServiceKind;
  /**
   * Lowest price in KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * Highest price in KZT.
   * @minimum 0
   * @nullable
   */
  price_to: number | null;
  /**
   * Number of doctors in the chosen city with this service; 0 if filials offer it without a doctor.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * Number of clinics in the chosen city that offer it.
   * @minimum 0
   */
  clinics_count: number;
  /**
   * Usual duration of a visit; a doctor may set another.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Preparation, step by step; empty if none is needed.
   * @items.minLength 1
   * @items.maxLength 300
   */
  preparation: string[];
}
