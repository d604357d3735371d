/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * Name and category of a document.
 */
export interface DocumentUpdateRequest {
  category: DocumentCategory;
  /**
   * Name of the document in the card.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
}
