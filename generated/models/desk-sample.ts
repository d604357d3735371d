/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Service } from './service.ts';

/**
 * An analysis for which a filial takes samples by appointment.
 */
export interface DeskSample {
  service: Service;
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
  /**
   * Working days until the result is ready, 0 on the same day. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
}
