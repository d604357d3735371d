/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Order of results. `nearest` (the default): the earliest free slot first, then rating; doctors without online booking last.
 * A doctor's times and price are those of what the card offers (`DoctorOffer`).
 * With a text, `nearest` puts doctors first who answer it better: the name; then a specialisation that was named or is seen first with the symptom; one that is seen after; the beginning of a name; a service; a direction; a clinic. Within each by the earliest slot.
 * `rating`: a weighted rating decides, (rating × reviews + 4.5 × 20) ÷ (reviews + 20), so that a single 5.0 does not stand above 4.8 of two thousand people; without reviews last. Wherever else ratings break a tie, they are weighted the same way.
 * `price`: of clinics the lowest first consultation; where the search asks for exactly one service, the price of that service (`offer`).
 * `distance` (proposed): the filial nearest to `near` first, then rating; a card shows that filial, and its times there. Of a doctor's filials that is the nearest one with a free slot; doctors without online booking, or without a free slot anywhere, come last as in the default order. 422 without `near`. Services have no place: their order is then the default.
 */
export type SearchSort = (typeof SearchSort)[keyof typeof SearchSort];

export const SearchSort = {
  nearest: 'nearest',
  rating: 'rating',
  reviews: 'reviews',
  price: 'price',
  'price-desc': 'price-desc',
  experience: 'experience',
  distance: 'distance',
} as const;
