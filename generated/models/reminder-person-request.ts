/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * Whether visits of one person are reminded of.
 */
export interface ReminderPersonRequest {
  /**
   * Null for the owner of the account.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /** Whether visits of this person are reminded of. */
  reminded: boolean;
  /** The other parent's phone, of a child alone; null for nobody. */
  also_phone: Phone | null;
}
