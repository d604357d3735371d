/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Tells the cards of a mixed list of results apart.
 */
export type ServiceCardKind = (typeof ServiceCardKind)[keyof typeof ServiceCardKind];

export const ServiceCardKind = {
  service: 'service',
} as const;
