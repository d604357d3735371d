/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ConsentRecordPurpose } from './consent-record-purpose.ts';

/**
 * A consent that the person gave.
 */
export interface ConsentRecord {
  /** @minimum 1 */
  id: number;
  /** `registration`: given with the account, ends with it. `booking`: given with one visit, and for that one. */
  purpose: ConsentRecordPurpose;
  /**
   * Of the text that was agreed to (`consentVersionList`).
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** When the person gave it. */
  accepted_at: string;
  /**
   * When it was withdrawn (`consentWithdraw`); null while it holds.
   * @nullable
   */
  withdrawn_at: string | null;
}
