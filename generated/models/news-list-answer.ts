/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Meta } from './meta.ts';
import type { NewsItem } from './news-item.ts';

export interface NewsListAnswer {
  data: NewsItem[];
  meta: Meta;
}
