/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Side that wrote the note.
 */
export type VisitNoteBy = (typeof VisitNoteBy)[keyof typeof VisitNoteBy];

export const VisitNoteBy = {
  doctor: 'doctor',
  clinic: 'clinic',
} as const;
