/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

/**
 * A new document of a visit with an uploaded file.
 */
export interface VisitDocumentRequest {
  category: DocumentCategory;
  /**
   * Name of the document for doctor, clinic and patient.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  name: string;
  /**
   * Id of a file that this account uploaded and no document has yet.
   * @minimum 1
   */
  file_id: number;
}
