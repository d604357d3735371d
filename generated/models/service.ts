/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PreparationRule } from './preparation-rule.ts';
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * A service of the directory.
 */
export interface Service {
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Short title for places where the specialisation is known: «Первичный приём», «ЭхоКГ» (proposed).
   * @minLength 1
   * @maxLength 120
   */
  short_title?: string;
  kind: ServiceKind;
  format: VisitFormat;
  meddirection?: Slug;
  /**
   * Instructions for preparation, one sentence each (proposed).
   * @items.minLength 1
   * @items.maxLength 300
   */
  preparation?: string[];
  /** What its preparation comes down to, for programs (proposed). Analyses with contradicting rules are not given at one visit. */
  preparation_rules?: PreparationRule[];
}
