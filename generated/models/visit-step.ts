/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitStepStatus } from './visit-step-status.ts';

/**
 * A state that a visit may be taken to.
 */
export interface VisitStep {
  /** What `status` of the change is to say. */
  status: VisitStepStatus;
  /**
   * From when on; null: at once.
   * @nullable
   */
  from: string | null;
  /**
   * Until when; null: as long as the state stays.
   * @nullable
   */
  until: string | null;
  /** Undoes the last mark. */
  undoes: boolean;
}
