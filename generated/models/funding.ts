/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Who pays for a visit (proposed). `osms`: the state, by compulsory medical insurance; the patient pays nothing. `dms`: an insurer, by a policy that the patient has. `paid`: the patient, the price.
 */
export type Funding = (typeof Funding)[keyof typeof Funding];

export const Funding = {
  osms: 'osms',
  dms: 'dms',
  paid: 'paid',
} as const;
