/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Category of a document.
 */
export type DocumentCategory = (typeof DocumentCategory)[keyof typeof DocumentCategory];

export const DocumentCategory = {
  analysis: 'analysis',
  examination: 'examination',
  conclusion: 'conclusion',
  referral: 'referral',
  prescription: 'prescription',
  vaccination: 'vaccination',
  other: 'other',
} as const;
