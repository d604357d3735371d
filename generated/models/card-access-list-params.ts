/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type CardAccessListParams = {
  /**
   * Id of the family member whose card is meant; absent for the account's owner. 404 for a person outside the family.
   * @minimum 1
   */
  family_member_id?: number;
};
