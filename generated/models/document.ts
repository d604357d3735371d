/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * A document of the medical card (rules §3, document).
 */
export interface Document {
  /** @minimum 1 */
  id: number;
  category: DocumentCategory;
  /**
   * Name given by the owner or by the person who added it.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  file: UploadedFile;
  created_at: string;
  /**
   * The doctor or the filial that put it into the card; null: the patient.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  added_by: string | null;
  /**
   * Owner of the card; null: the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /**
   * The visit whose doctor sees it.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
}
