/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { StaffMember } from './staff-member.ts';

export interface ClinicStaffListAnswer {
  data: StaffMember[];
}
