/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentListMetaCounts } from './document-list-meta-counts.ts';

/**
 * Paging of documents, with the number of documents in each category.
 */
export interface DocumentListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of documents in the requested category.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Documents of this card by category, for the tabs. */
  counts: DocumentListMetaCounts;
}
