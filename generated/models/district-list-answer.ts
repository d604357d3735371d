/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { District } from './district.ts';

export interface DistrictListAnswer {
  data: District[];
}
