/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Document } from './document.ts';
import type { Meta } from './meta.ts';

export type DocumentList200 = {
  data: Document[];
  meta: Meta;
};
