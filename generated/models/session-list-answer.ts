/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SessionRecord } from './session-record.ts';

export interface SessionListAnswer {
  data: SessionRecord[];
}
