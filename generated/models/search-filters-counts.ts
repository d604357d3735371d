/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Results by category, for the tabs.
 */
export type SearchFiltersCounts = {
  /** @minimum 0 */
  doctors: number;
  /** @minimum 0 */
  clinics: number;
  /** @minimum 0 */
  services: number;
  /** @minimum 0 */
  analysis: number;
  /** @minimum 0 */
  examination: number;
};
