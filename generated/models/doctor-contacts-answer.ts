/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Contact } from './contact.ts';

export interface DoctorContactsAnswer {
  data: Contact[];
}
