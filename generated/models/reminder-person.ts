/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * Reminders for one person of the family.
 */
export interface ReminderPerson {
  /**
   * Id in `familyMemberList`, also of a shared card; null for the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /** True for a child under 18 of the account's own family; only children can have `also_phone`. */
  is_child: boolean;
  /** True if visits of this person have reminders. */
  reminded: boolean;
  /** Phone of the other parent, who is also reminded: in WhatsApp if chosen, else by SMS. Null without one. */
  also_phone: Phone | null;
}
