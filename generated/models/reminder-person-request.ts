/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * Reminders for one person's visits.
 */
export interface ReminderPersonRequest {
  /**
   * Id of the family member; null for the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /** True if visits of this person have reminders. */
  reminded: boolean;
  /** Phone of the other parent, only for a child; null without one. */
  also_phone: Phone | null;
}
