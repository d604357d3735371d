/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicRight } from './clinic-right.ts';
import type { Email } from './email.ts';
import type { StaffFilials } from './staff-filials.ts';
import type { StaffMemberState } from './staff-member-state.ts';

/**
 * An account with access to the clinic's cabinet.
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
  /** True for the owner, who has all rights and cannot be changed or removed. */
  owner: boolean;
  /** `invited` until the person has set a password. */
  state: StaffMemberState;
  /** Whether a login of the account asks for a code too. */
  second_factor: boolean;
  /** Rights of the account. */
  rights: ClinicRight[];
  filial_ids: StaffFilials;
}
