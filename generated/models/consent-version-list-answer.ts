/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ConsentVersion } from './consent-version.ts';

export interface ConsentVersionListAnswer {
  data: ConsentVersion[];
}
