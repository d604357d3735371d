/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Meddirection } from './meddirection.ts';

export interface MeddirectionListAnswer {
  data: Meddirection[];
}
