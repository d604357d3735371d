/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type of `value`.
 */
export type ContactKind = (typeof ContactKind)[keyof typeof ContactKind];

export const ContactKind = {
  phone: 'phone',
  email: 'email',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  instagram: 'instagram',
  site: 'site',
} as const;
