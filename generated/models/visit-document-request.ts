/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * A new document of a visit over an uploaded file.
 */
export interface VisitDocumentRequest {
  category: DocumentCategory;
  /**
   * Its name for doctor, clinic and patient.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  name: string;
  /**
   * A file that the same account uploaded and that is in no document yet.
   * @minimum 1
   */
  file_id: number;
}
