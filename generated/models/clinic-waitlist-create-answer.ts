/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { WaitingPerson } from './waiting-person.ts';

export interface ClinicWaitlistCreateAnswer {
  data: WaitingPerson;
}
