/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { SearchSaidFilter } from './search-said-filter.ts';

/**
 * What everyday words were taken for (proposed). «Болит горло у ребёнка завтра» is the symptom «Боль в горле», its specialisations for a child, and two filters: patients who are children, and the day.
 */
export interface SearchUnderstood {
  /**
   * What the words complain of.
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
   * Words as typed that no directory knows: the others were searched without them.
   * @maxItems 50
   * @items.maxLength 200
   */
  ignored: string[];
}
