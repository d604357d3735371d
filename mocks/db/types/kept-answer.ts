/** What an Idempotency-Key was answered, so that the same request is carried out once. */
export interface KeptAnswerRow {
  /** The account and its key. */
  readonly id: string;
  readonly user_id: number;
  /** A digest of the operation and of what was sent. */
  readonly request: string;
  readonly answer: unknown;
  /** Epoch milliseconds. */
  readonly until: number;
}
