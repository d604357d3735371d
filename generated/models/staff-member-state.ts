/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `invited` until the person has set a password.
 */
export type StaffMemberState = (typeof StaffMemberState)[keyof typeof StaffMemberState];

export const StaffMemberState = {
  invited: 'invited',
  active: 'active',
} as const;
