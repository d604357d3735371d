/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A free slot for a displaced visit.
 */
export interface FilialNewTime {
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /**
   * Id of the same doctor or of a colleague with the same service; null for a sample without a doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Name of the doctor; null for a sample, which the filial takes without a doctor.
   * @maxLength 200
   * @nullable
   */
  doctor_name: string | null;
  /**
   * Id of the same filial or another open filial of the clinic.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Title of the filial.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
}
