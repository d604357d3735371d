/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where a visit takes place. `clinic`: the patient comes to the filial and pays there. `online`: by video; the clinic sends an
 * invoice to the patient's e-mail. `home`: the doctor comes to the patient and is paid there.
 */
export type VisitFormat = (typeof VisitFormat)[keyof typeof VisitFormat];

export const VisitFormat = {
  clinic: 'clinic',
  online: 'online',
  home: 'home',
} as const;
