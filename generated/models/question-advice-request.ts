/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Advice after an answer: what to do before this service, or in place of it.
 */
export interface QuestionAdviceRequest {
  /**
   * Plain text for the patient.
   * @minLength 1
   * @maxLength 500
   */
  text: string;
  /**
   * Id of a specialisation (`specialisationList`), else 422; null without one.
   * @minimum 1
   * @nullable
   */
  specialisation_id: number | null;
  /** True if this answer prevents an online booking of the service. */
  stops: boolean;
}
