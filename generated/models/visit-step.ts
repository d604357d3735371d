/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitStepStatus } from './visit-step-status.ts';

/**
 * A status that the desk may set.
 */
export interface VisitStep {
  /** Value for `status` of the change. */
  status: VisitStepStatus;
  /**
   * Earliest time of the change; null for at once.
   * @nullable
   */
  from: string | null;
  /**
   * Deadline of the change; null without a deadline.
   * @nullable
   */
  until: string | null;
  /** True if the change undoes the last mark. */
  undoes: boolean;
}
