/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

export type DoctorFullParams = {
  /**
   * What `offer` and `nearest` are about, as in a search; the first consultation without it and `format`.
   */
  service?: Slug;
  /**
   * Likewise, the consultation in this format.
   */
  format?: VisitFormat;
};
