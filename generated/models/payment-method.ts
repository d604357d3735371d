/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A means of payment on the spot: cash, a bank card, Kaspi QR, a transfer to the number of a phone in Kaspi, or instalments (proposed).
 */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentMethod = {
  cash: 'cash',
  card: 'card',
  kaspi_qr: 'kaspi_qr',
  kaspi_transfer: 'kaspi_transfer',
  instalments: 'instalments',
} as const;
