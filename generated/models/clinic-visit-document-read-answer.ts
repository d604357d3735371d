/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitDocument } from './visit-document.ts';

export interface ClinicVisitDocumentReadAnswer {
  data: VisitDocument;
}
