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
   * Specialisations that the text leads to; those to see first come first.
   * @maxItems 10
   */
  specialisations: NamedSlug[];
  /**
   * Filters named in the text, in its order.
   * @maxItems 20
   */
  filters: SearchSaidFilter[];
  /**
   * Typed words that the search ignored, because they are unknown.
   * @maxItems 50
   * @items.maxLength 200
   */
  ignored: string[];
}
