/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The person of the visit.
 */
export interface VisitPerson {
  /**
   * Id of the family member; null for the account's owner.
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
   * Relation to the account's owner, «Сын», «Мама»; null for the owner.
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
   * Birthday, to distinguish people with equal names; null or absent if unknown.
   * @nullable
   */
  birthday?: string | null;
}
