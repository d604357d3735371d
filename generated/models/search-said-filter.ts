/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchSaidFilterFilter } from './search-said-filter-filter.ts';

/**
 * Words of a text that are a filter (proposed): «педиатр сегодня» is the text «педиатр» with `when: today`. They filter as the field of the request that is called so does; where the request has its own, that one counts alone.
 * `sort` counts where the request has the default order; its value `distance` only tells the client to ask where the person is. `city_id` goes before the request's city. `clinic` is the slug of a clinic that the text names, `metro` a station near which doctors receive, the nearest first, `parameter` something that doctors and clinics state about themselves (parking); the request has no such fields.
 */
export interface SearchSaidFilter {
  /** The filter. */
  filter: SearchSaidFilterFilter;
  /**
   * One value of that filter; a number is written in digits.
   * @minLength 1
   * @maxLength 120
   */
  value: string;
  /**
   * Title of the value.
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * The words as typed.
   * @minLength 1
   * @maxLength 200
   */
  word: string;
  /**
   * The text without these words, to remove the filter; empty if there are no others.
   * @maxLength 200
   */
  text_without: string;
}
