/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * A new document over an uploaded file.
 */
export interface DocumentRequest {
  category: DocumentCategory;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /** @minimum 1 */
  file_id: number;
  /**
   * Into whose card; null: the account's owner. A visit decides it by itself.
   * @minimum 1
   * @nullable
   */
  family_member_id?: number | null;
  /**
   * @minimum 1
   * @nullable
   */
  visit_id?: number | null;
}
