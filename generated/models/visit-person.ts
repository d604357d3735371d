/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The person of the visit.
 */
export interface VisitPerson {
  /**
   * Null when it is the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * Null for the owner; «Сын», «Мама».
   * @maxLength 60
   * @nullable
   */
  relation: string | null;
  /**
   * Full years on the day of the visit; null if the birthday is unknown.
   * @minimum 0
   * @maximum 130
   * @nullable
   */
  age: number | null;
  /**
   * Distinguishes people of one name; null or absent if unknown.
   * @nullable
   */
  birthday?: string | null;
}
