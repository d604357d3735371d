/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Meddirection } from './meddirection.ts';

export type MeddirectionList200 = {
  data: Meddirection[];
};
