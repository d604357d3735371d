/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The slot to hold for somebody who is not signed in.
 */
export interface GuestSlotHoldRequest {
  /**
   * Null asks for a time of the filial itself, to give a sample for an analysis.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /** @minimum 1 */
  filial_id: number;
  /** @minimum 1 */
  service_id: number;
  starts_at: string;
  /** The hold that this browser has already: prolonged when it is of the same slot, else replaced. */
  hold_id?: string;
}
