/** Stored response to a request with an Idempotency-Key. A repeat of the request gets it again. */
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
