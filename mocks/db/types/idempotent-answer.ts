/** Stored response to an Idempotency-Key, for repeats of the same request. */
export interface IdempotentAnswerRow {
  /** `${user_id}:${key}` */
  readonly id: string;
  readonly user_id: number;
  /** Hash of the operation and the request. */
  readonly request: string;
  readonly answer: unknown;
  /** Time until which the response is stored, epoch milliseconds. */
  readonly until: number;
}
