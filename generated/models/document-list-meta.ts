/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentListMetaCounts } from './document-list-meta-counts.ts';

/**
 * Paging of documents with how many each category holds, whatever category was asked for.
 */
export interface DocumentListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Documents that match the category that was asked for.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /** Documents of this card by category, for the tabs. */
  counts: DocumentListMetaCounts;
}
