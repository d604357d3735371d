/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The specialisation to add.
 */
export interface SpecialisationLinkRequest {
  /**
   * Id in `doctorSpecialisationDirectory`, else 422; 409 if the doctor has it.
   * @minimum 1
   */
  specialisation_id: number;
}
