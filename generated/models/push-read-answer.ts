/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Push } from './push.ts';

export interface PushReadAnswer {
  data: Push;
}
