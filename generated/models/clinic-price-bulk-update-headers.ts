/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicPriceBulkUpdateHeaders = {
  /**
   * Made by the client, once per attempt: a repeated request with the same key is carried out once (see «Repeated requests»).
   * @minLength 16
   * @maxLength 64
   * @pattern ^[A-Za-z0-9-]+$
   */
  'Idempotency-Key'?: string;
};
