/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * A new document with an uploaded file.
 */
export interface DocumentRequest {
  category: DocumentCategory;
  /**
   * Name of the document in the card; the file keeps its name.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /**
   * Id of a file that this account uploaded and no document has yet, else 422.
   * @minimum 1
   */
  file_id: number;
  /**
   * Id of the family member with the card; null for the account's owner. With `visit_id` the visit's person is used.
   * @minimum 1
   * @nullable
   */
  family_member_id?: number | null;
  /**
   * Id of a visit of the same person, whose doctor and clinic then see the document; null if only the owner sees it.
   * @minimum 1
   * @nullable
   */
  visit_id?: number | null;
}
