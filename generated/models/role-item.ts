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
  /** What the person may do in the clinic, for the role `clinic` only. Absent means everything. */
  rights?: ClinicRight[];
}
