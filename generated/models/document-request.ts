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
   * Its name in the card; the name of the file does not change.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /**
   * An own upload that is in no document yet; else 422.
   * @minimum 1
   */
  file_id: number;
  /**
   * Owner of the card; null: the account's owner. A visit decides it by itself.
   * @minimum 1
   * @nullable
   */
  family_member_id?: number | null;
  /**
   * A visit of the same person: its doctor and clinic then read the document. Null keeps it to the owner.
   * @minimum 1
   * @nullable
   */
  visit_id?: number | null;
}
