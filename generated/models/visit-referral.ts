/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReferralTarget } from './referral-target.ts';

/**
 * A referral, either to a specialisation or for a service.
 */
export interface VisitReferral {
  /** Specialisation; null for a referral to a service. */
  specialisation: ReferralTarget | null;
  /** Service; null for a referral to a specialisation. */
  service: ReferralTarget | null;
}
