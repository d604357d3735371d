/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicClientListSort } from './clinic-client-list-sort.ts';

export type ClinicClientListParams = {
  /**
   * Name or phone.
   * @maxLength 200
   */
  q?: string;
  /**
   * Only of this filial.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Order; by name when absent.
   */
  sort?: ClinicClientListSort;
  /**
   * Page number, from 1. A page past the last one answers an empty `data` with a truthful `meta`.
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
