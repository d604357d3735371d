/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * One person of the family, and whether their visits are reminded of.
 */
export interface ReminderPerson {
  /**
   * Null for the owner of the account; of a shared card its id in `familyMemberList`.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /** Younger than 18 and of the own family: only then is there an `also_phone`. */
  is_child: boolean;
  /** Whether visits of this person are reminded of. */
  reminded: boolean;
  /** The other parent's, who is reminded as well: in WhatsApp where that is chosen, else by SMS. Null where nobody else is. */
  also_phone: Phone | null;
}
