/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The specialisation to add.
 */
export interface SpecialisationLinkRequest {
  /**
   * Of `doctorSpecialisationDirectory`, else 422; one that is linked already answers 409.
   * @minimum 1
   */
  specialisation_id: number;
}
