/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Relation of the family member to the account's owner.
 */
export type FamilyRelation = (typeof FamilyRelation)[keyof typeof FamilyRelation];

export const FamilyRelation = {
  son: 'son',
  daughter: 'daughter',
  mother: 'mother',
  father: 'father',
  spouse: 'spouse',
  other: 'other',
} as const;
