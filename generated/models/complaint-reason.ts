/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why a review should not be public: not written by a patient; it insults; it tells personal data; it advertises; it says what can be
 * shown to be untrue; anything else. A complaint names one, and so does a refusal of moderation.
 */
export type ComplaintReason = (typeof ComplaintReason)[keyof typeof ComplaintReason];

export const ComplaintReason = {
  not_patient: 'not_patient',
  insult: 'insult',
  personal_data: 'personal_data',
  advertising: 'advertising',
  untrue: 'untrue',
  other: 'other',
} as const;
