/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Kind; a doctor has at most one category and one degree.
 */
export type DoctorQualificationKind = (typeof DoctorQualificationKind)[keyof typeof DoctorQualificationKind];

export const DoctorQualificationKind = {
  category: 'category',
  degree: 'degree',
} as const;
