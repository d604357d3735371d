/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Numbers of results by category, for the tabs. Of the filters named in the text only the city applies.
 */
export type SearchFiltersCounts = {
  /**
   * Number of doctors.
   * @minimum 0
   */
  doctors: number;
  /**
   * Number of clinics; a clinic with several filials counts once.
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
