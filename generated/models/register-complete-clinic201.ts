/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Session } from './session.ts';

export type RegisterCompleteClinic201 = {
  data: Session;
};
