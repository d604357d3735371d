/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type of the card in a mixed list of results.
 */
export type ServiceCardKind = (typeof ServiceCardKind)[keyof typeof ServiceCardKind];

export const ServiceCardKind = {
  service: 'service',
} as const;
