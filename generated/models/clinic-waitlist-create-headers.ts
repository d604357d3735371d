/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicWaitlistCreateHeaders = {
  /**
   * Made by the client, once per attempt to book, so that a double click or a repeated request books once (see «Repeated requests»).
   * @minLength 16
   * @maxLength 64
   * @pattern ^[A-Za-z0-9-]+$
   */
  'Idempotency-Key': string;
};
