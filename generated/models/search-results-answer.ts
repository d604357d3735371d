/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchItem } from './search-item.ts';
import type { SearchMeta } from './search-meta.ts';

export interface SearchResultsAnswer {
  data: SearchItem[];
  meta: SearchMeta;
}
