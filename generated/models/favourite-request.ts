/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FavouriteKind } from './favourite-kind.ts';
import type { Slug } from './slug.ts';

/**
 * What to keep.
 */
export interface FavouriteRequest {
  kind: FavouriteKind;
  slug: Slug;
}
