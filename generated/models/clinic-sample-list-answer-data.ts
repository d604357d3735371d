/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskSample } from './desk-sample.ts';
import type { SamplesTogether } from './samples-together.ts';

export type ClinicSampleListAnswerData = {
  /** In the order of the directory. */
  analyses: DeskSample[];
  /** Null without `service_ids`. */
  together: SamplesTogether | null;
};
