/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicRight } from './clinic-right.ts';
import type { Email } from './email.ts';
import type { StaffFilials } from './staff-filials.ts';
import type { StaffMemberState } from './staff-member-state.ts';

/**
 * An account that opens the cabinet of the clinic.
 */
export interface StaffMember {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  email: Email;
  /** Has every right, and can be neither changed nor removed. */
  owner: boolean;
  /** `invited` until the person has set a password. */
  state: StaffMemberState;
  /** Rights of the account. */
  rights: ClinicRight[];
  filial_ids: StaffFilials;
}
