/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Something that doctors (`kazakh`, `english`, `pregnant`) or clinics (the others) state about themselves: languages spoken, whether pregnant women are seen, the way into the building, a room for children, and by the `payment_methods` of an open filial: a card, Kaspi (`kaspi_qr` or `kaspi_transfer`), instalments (proposed). Of a doctor a clinic's fact holds where one of the open clinics that they work in states it, a means of payment where one of their open filials takes it.
 */
export type SearchFact = (typeof SearchFact)[keyof typeof SearchFact];

export const SearchFact = {
  kazakh: 'kazakh',
  english: 'english',
  pregnant: 'pregnant',
  ramp: 'ramp',
  lift: 'lift',
  parking: 'parking',
  children_room: 'children_room',
  card: 'card',
  kaspi: 'kaspi',
  instalments: 'instalments',
} as const;
