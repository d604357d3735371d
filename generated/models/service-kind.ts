/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kind of service (rules §9).
 */
export type ServiceKind = (typeof ServiceKind)[keyof typeof ServiceKind];

export const ServiceKind = {
  consultation: 'consultation',
  analysis: 'analysis',
  examination: 'examination',
} as const;
