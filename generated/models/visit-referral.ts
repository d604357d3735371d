/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReferralTarget } from './referral-target.ts';

/**
 * Where the doctor sends the patient, either to a specialisation or for a service.
 */
export interface VisitReferral {
  /** Null for a service. */
  specialisation: ReferralTarget | null;
  /** Null for a specialisation. */
  service: ReferralTarget | null;
}
