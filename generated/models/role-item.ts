/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicRight } from './clinic-right.ts';
import type { RoleItemSecondFactor } from './role-item-second-factor.ts';
import type { Role } from './role.ts';

/**
 * A role that the person holds.
 */
export interface RoleItem {
  name: Role;
  /** Rights of the person in the clinic, for the role `clinic` only. Absent means all. */
  rights?: ClinicRight[];
  /** Of the role `clinic` only, and only while its clinic requires a second factor of the staff. */
  second_factor?: RoleItemSecondFactor;
  /**
   * Filials that the person works with, for the role `clinic` only. Empty or absent means all of the clinic.
   * @items.minimum 1
   */
  filial_ids?: number[];
}
