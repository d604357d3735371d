/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Education and certificates of a doctor, compared with copies of the documents; addresses, or phones, of a clinic's open filials.
 */
export type FactCheckFact = (typeof FactCheckFact)[keyof typeof FactCheckFact];

export const FactCheckFact = {
  education: 'education',
  address: 'address',
  phone: 'phone',
} as const;
