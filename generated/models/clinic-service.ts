/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Service } from './service.ts';

/**
 * A service of a clinic with its range of prices.
 */
export interface ClinicService {
  service: Service;
  /**
   * KZT.
   * @minimum 0
   */
  price_from: number;
  /**
   * KZT.
   * @minimum 0
   */
  price_to: number;
  /** @minimum 0 */
  doctors_count: number;
}
