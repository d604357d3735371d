/** Stored response to an Idempotency-Key: a repeated request gets it again. */
export interface IdempotentAnswerRow {
  /** The account and its key. */
  readonly id: string;
  readonly user_id: number;
  /** Hash of the operation and the request. */
  readonly request: string;
  readonly answer: unknown;
  /** Epoch milliseconds. */
  readonly until: number;
}
