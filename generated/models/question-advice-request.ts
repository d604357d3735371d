/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where an answer leads instead of this service, or before it.
 */
export interface QuestionAdviceRequest {
  /**
   * What the patient reads, plain text.
   * @minLength 1
   * @maxLength 500
   */
  text: string;
  /**
   * Of `specialisationList`; 422 for an unknown one. Null where the text alone helps.
   * @minimum 1
   * @nullable
   */
  specialisation_id: number | null;
  /** Whether the service can't be booked online with this answer; otherwise the patient may go on. */
  stops: boolean;
}
