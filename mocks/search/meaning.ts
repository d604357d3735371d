/** A row of a directory by which doctors, clinics and services are found. */
export type Concept =
  | { readonly kind: 'specialisation'; readonly id: number }
  | { readonly kind: 'meddirection'; readonly id: number }
  | { readonly kind: 'service'; readonly id: number }
  | { readonly kind: 'parameter'; readonly id: number };

/**
 * What a text can mean beyond a name. A symptom means the doctors who treat it, of an adult or a
 * child.
 */
export type Meaning = Concept | { readonly kind: 'symptom'; readonly id: number };
