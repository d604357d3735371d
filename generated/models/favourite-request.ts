/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FavouriteKind } from './favourite-kind.ts';
import type { Slug } from './slug.ts';

/**
 * The favourite to add.
 */
export interface FavouriteRequest {
  kind: FavouriteKind;
  slug: Slug;
}
