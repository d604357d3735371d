/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentListMeta } from './document-list-meta.ts';
import type { Document } from './document.ts';

export interface DocumentListAnswer {
  data: Document[];
  meta: DocumentListMeta;
}
