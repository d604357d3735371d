/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Documents of this card by category, for the tabs.
 */
export type DocumentListMetaCounts = {
  /**
   * Results of laboratory tests.
   * @minimum 0
   */
  analysis: number;
  /**
   * Ultrasound, X-ray, ECG and the like.
   * @minimum 0
   */
  examination: number;
  /**
   * Conclusions of doctors after visits.
   * @minimum 0
   */
  conclusion: number;
  /**
   * Referrals.
   * @minimum 0
   */
  referral: number;
  /**
   * Prescriptions.
   * @minimum 0
   */
  prescription: number;
  /**
   * Vaccinations and certificates of them.
   * @minimum 0
   */
  vaccination: number;
  /**
   * Documents of no other category.
   * @minimum 0
   */
  other: number;
};
