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
  /** Tells the cards of a mixed list of results apart. */
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
   * KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * KZT.
   * @minimum 0
   * @nullable
   */
  price_to: number | null;
  /**
   * How many doctors in the chosen city give it; 0 where filials do it themselves.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * How many clinics in the chosen city have it.
   * @minimum 0
   */
  clinics_count: number;
  /**
   * What a visit for it usually takes; each doctor may plan otherwise.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * What to do beforehand, step by step; empty when nothing.
   * @items.minLength 1
   * @items.maxLength 300
   */
  preparation: string[];
}
