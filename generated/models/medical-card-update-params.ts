/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type MedicalCardUpdateParams = {
  /**
   * Whose medical card: a member of the family; without it, that of the account's owner. A shared card is read by its id there. Somebody else's relative answers 404, as an
   * unknown one does.
   * @minimum 1
   */
  family_member_id?: number;
};
