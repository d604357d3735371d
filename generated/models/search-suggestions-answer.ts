/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Suggestions } from './suggestions.ts';

export interface SearchSuggestionsAnswer {
  data: Suggestions;
}
