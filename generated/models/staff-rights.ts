/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { StaffRightsItem } from './staff-rights-item.ts';

/**
 * Rights that an owner can give. Without rights the account only reads filials, doctors, reviews and its notifications.
 */
export type StaffRights = StaffRightsItem[];
