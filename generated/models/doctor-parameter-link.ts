/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A property that the doctor declares.
 */
export interface DoctorParameterLink {
  /** @minimum 1 */
  id: number;
  /**
   * Id in the directory of doctor parameters; `id` is the link's id.
   * @minimum 1
   */
  parameter_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}
