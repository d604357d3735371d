/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';

/**
 * A service among suggestions. Analyses need no doctor, so they lead to clinics.
 */
export interface SuggestedService {
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  kind?: ServiceKind;
}
