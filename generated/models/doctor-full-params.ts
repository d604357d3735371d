/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

export type DoctorFullParams = {
  /**
   * Slug of the service for `offer` and `nearest`, as in a search; the first consultation if it and `format` are absent.
   */
  service?: Slug;
  /**
   * Visit format for `offer` and `nearest`, as in a search.
   */
  format?: VisitFormat;
};
