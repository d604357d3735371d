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
   * Version of the accepted text (`consentVersionList`).
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** Time when the person gave the consent. */
  accepted_at: string;
  /**
   * Time of withdrawal (`consentWithdraw`); null for a valid consent.
   * @nullable
   */
  withdrawn_at: string | null;
}
