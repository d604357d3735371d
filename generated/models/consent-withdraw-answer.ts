/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ConsentRecord } from './consent-record.ts';

export interface ConsentWithdrawAnswer {
  data: ConsentRecord;
}
