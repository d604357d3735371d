/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchMatchKind } from './search-match-kind.ts';

/**
 * Why a doctor is among the results of a text (proposed). `specialisation` is one that was named; `symptom` one that the doctor treats.
 */
export interface SearchMatch {
  /** The part of the doctor that the text matches. */
  kind: SearchMatchKind;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Only of a service; the same as in `offer` where the card offers it.
   * @minimum 1
   */
  service_id?: number;
  /**
   * KZT; only of a service.
   * @minimum 0
   * @nullable
   */
  price: number | null;
}
