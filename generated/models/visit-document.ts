/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * A document of a visit; where the patient has an account, also one of their medical card.
 */
export interface VisitDocument {
  /** @minimum 1 */
  id: number;
  /**
   * The visit that it was added to.
   * @minimum 1
   */
  visit_id: number;
  category: DocumentCategory;
  /**
   * Name given by its author.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  file: UploadedFile;
  created_at: string;
  /**
   * The doctor or the filial that added it; null: the patient.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  added_by: string | null;
  /** Whether the reader may delete it, because their own side added it. */
  removable: boolean;
}
