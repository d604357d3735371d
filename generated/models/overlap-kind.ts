/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * visit: another visit; elsewhere: a visit in another clinic, or in a filial that the account does not work with; held: somebody
 * is booking it right now, or it is offered to somebody; this can't be overridden; break: a break or hours off; closed: outside of the doctor's hours here.
 */
export type OverlapKind = (typeof OverlapKind)[keyof typeof OverlapKind];

export const OverlapKind = {
  visit: 'visit',
  elsewhere: 'elsewhere',
  held: 'held',
  break: 'break',
  closed: 'closed',
} as const;
