/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitListStatus } from './visit-list-status.ts';

export type VisitListParams = {
  /**
   * Tab of the list; `upcoming` by default.
   */
  status?: VisitListStatus;
  /**
   * Person of the visits: `self` for the account's owner, or the id of a family member; absent for the whole family.
   * @pattern ^(self|[1-9][0-9]{0,14})$
   */
  person?: string;
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
