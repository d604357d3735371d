/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceKind } from './service-kind.ts';

export type ClinicPriceListParams = {
  /**
   * Part of a title, in any letter case.
   * @maxLength 200
   */
  q?: string;
  /**
   * The only kind to include.
   */
  kind?: ServiceKind;
  /**
   * True for visible services only, false for hidden services only.
   */
  visible?: boolean;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
