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
  purpose: ConsentRecordPurpose;
  /**
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  accepted_at: string;
  /** @nullable */
  withdrawn_at: string | null;
}
