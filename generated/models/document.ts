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
   * Name of the doctor or filial that added the document; null if the patient added it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  added_by: string | null;
  /**
   * Id of the family member with the card; null for the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  /**
   * Id of the visit whose doctor sees the document; null without one.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
}
