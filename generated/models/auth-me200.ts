/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AuthMe200Data } from './auth-me200-data.ts';

export type AuthMe200 = {
  data: AuthMe200Data;
};
