/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Something that doctors (`kazakh`, `english`, `pregnant`) or clinics (the others) state about themselves: languages spoken, whether pregnant women are seen, the way into the building, a room for children, paying by card or in instalments (proposed). Of a doctor a clinic's fact holds where one of the open clinics that they work in states it.
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
  instalments: 'instalments',
} as const;
