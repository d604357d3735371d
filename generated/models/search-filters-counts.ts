/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Results by category, for the tabs. Of the filters in the text only the city applies to them.
 */
export type SearchFiltersCounts = {
  /**
   * Doctors, each once.
   * @minimum 0
   */
  doctors: number;
  /**
   * Clinics, each once in however many filials.
   * @minimum 0
   */
  clinics: number;
  /**
   * Consultations and other services that need a doctor.
   * @minimum 0
   */
  services: number;
  /**
   * Laboratory tests.
   * @minimum 0
   */
  analysis: number;
  /**
   * Examinations: ultrasound, X-ray and the like.
   * @minimum 0
   */
  examination: number;
};
