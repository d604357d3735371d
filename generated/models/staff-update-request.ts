/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { StaffFilials } from './staff-filials.ts';
import type { StaffRights } from './staff-rights.ts';

/**
 * What the account may do from now on.
 */
export interface StaffUpdateRequest {
  rights: StaffRights;
  filial_ids: StaffFilials;
}
