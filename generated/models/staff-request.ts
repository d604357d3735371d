/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { PersonName } from './person-name.ts';
import type { StaffFilials } from './staff-filials.ts';
import type { StaffRights } from './staff-rights.ts';

/**
 * The invited person and their rights.
 */
export interface StaffRequest {
  first_name: PersonName;
  second_name: PersonName;
  email: Email;
  rights: StaffRights;
  filial_ids: StaffFilials;
}
