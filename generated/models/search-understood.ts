/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { SearchSaidFilter } from './search-said-filter.ts';

/**
 * The meaning of everyday words (proposed). «Болит горло у ребёнка завтра» is the symptom «Боль в горле», its specialisations for a child, and two filters: patients who are children, and the day.
 */
export interface SearchUnderstood {
  /**
   * The symptoms in the words.
   * @maxItems 10
   */
  symptoms: NamedSlug[];
  /**
   * Whom the text leads to; who is seen first stands first.
   * @maxItems 10
   */
  specialisations: NamedSlug[];
  /**
   * Words that filter, in the order of the text.
   * @maxItems 20
   */
  filters: SearchSaidFilter[];
  /**
   * Unknown words, as typed, which the search has ignored.
   * @maxItems 50
   * @items.maxLength 200
   */
  ignored: string[];
}
