/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FactCheckFact } from './fact-check-fact.ts';

/**
 * A fact of a page that the provider has checked; a change of the fact removes the check (proposed).
 */
export interface FactCheck {
  /** Education and certificates of a doctor, compared with copies of the documents; addresses, or phones, of a clinic's open filials. */
  fact: FactCheckFact;
  /** Date of the check. */
  checked_on: string;
}
