/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * A document of a visit. If the patient has an account, it is also in the medical card.
 */
export interface VisitDocument {
  /** @minimum 1 */
  id: number;
  /**
   * Id of the visit.
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
   * Name of the doctor or filial that added the document; null if the patient added it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  added_by: string | null;
  /** True if the reader may delete it, because the reader's side added it. */
  removable: boolean;
}
