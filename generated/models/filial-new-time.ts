/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A free time to which a touched visit could be moved.
 */
export interface FilialNewTime {
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /**
   * The same doctor or a colleague who gives the same service; null where the filial itself receives.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Null for a sample, which the filial takes without a doctor.
   * @maxLength 200
   * @nullable
   */
  doctor_name: string | null;
  /**
   * The same filial or another open filial of the clinic.
   * @minimum 1
   */
  filial_id: number;
  /**
   * As the clinic calls it.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
}
