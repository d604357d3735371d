/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewsItem } from './news-item.ts';

export interface NewsReadAnswer {
  data: NewsItem;
}
