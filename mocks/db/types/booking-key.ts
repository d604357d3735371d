/** What an Idempotency-Key has booked, so that the same request books once. */
export interface BookingKeyRow {
  /** The account and its key. */
  readonly id: string;
  /** The body that came with the key. */
  readonly request: string;
  readonly visit_id: number;
}
