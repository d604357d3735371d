/** Row of a directory by which doctors, clinics and services are found. */
export type Concept =
  | { readonly kind: 'specialisation'; readonly id: number }
  | { readonly kind: 'meddirection'; readonly id: number }
  | { readonly kind: 'service'; readonly id: number }
  | { readonly kind: 'parameter'; readonly id: number };

/**
 * Meaning of words that are not a name. A symptom means the doctors who treat it, in adults or in
 * children.
 */
export type Meaning = Concept | { readonly kind: 'symptom'; readonly id: number };
