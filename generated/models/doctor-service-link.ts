/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Service } from './service.ts';

/**
 * A service that the doctor gives, with its visibility (rules §3).
 */
export interface DoctorServiceLink {
  /** @minimum 1 */
  id: number;
  /** Active services are shown to patients. */
  visible: boolean;
  /** @minimum 1 */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  service: Service;
  /**
   * KZT.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /**
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Coming visits for it in this filial; they keep their price whatever becomes of it.
   * @minimum 0
   */
  visits_ahead: number;
}
