/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * What a document is called and where it is filed.
 */
export interface DocumentUpdateRequest {
  category: DocumentCategory;
  /**
   * What the owner of the card finds it by.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
}
