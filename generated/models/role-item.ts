/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Role } from './role.ts';

/**
 * A role that the person holds.
 */
export interface RoleItem {
  name: Role;
}
