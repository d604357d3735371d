/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `registration`: given with the account, ends with it. `booking`: given with one visit, and for that one.
 */
export type ConsentRecordPurpose = (typeof ConsentRecordPurpose)[keyof typeof ConsentRecordPurpose];

export const ConsentRecordPurpose = {
  registration: 'registration',
  booking: 'booking',
} as const;
