/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchWhen } from './search-when.ts';

export type WantedWhenParameter = SearchWhen;
