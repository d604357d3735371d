/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Document } from './document.ts';

export interface DocumentUpdateAnswer {
  data: Document;
}
