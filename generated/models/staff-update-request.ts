/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { StaffFilials } from './staff-filials.ts';
import type { StaffRights } from './staff-rights.ts';

/**
 * New rights of the account.
 */
export interface StaffUpdateRequest {
  rights: StaffRights;
  filial_ids: StaffFilials;
}
