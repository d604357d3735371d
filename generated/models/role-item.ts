/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicRight } from './clinic-right.ts';
import type { Role } from './role.ts';

/**
 * A role that the person holds.
 */
export interface RoleItem {
  name: Role;
  /** True while the provider checks a new doctor or clinic: the cabinet is open, but nobody finds or books them. Absent means false. */
  pending_verification?: boolean;
  /** What the person may do in the clinic, for the role `clinic` only. Absent means everything. */
  rights?: ClinicRight[];
}
