/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit of a client in the signed-in clinic.
 */
export interface ClientVisit {
  /** @minimum 1 */
  id: number;
  status: VisitStatus;
  starts_at: string;
  /** @minimum 1 */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /**
   * Surname with initials; null where the filial itself receives.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor: string | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
}
