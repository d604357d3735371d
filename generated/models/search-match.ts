/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchMatchKind } from './search-match-kind.ts';

/**
 * Reason why a doctor matches a text (proposed). `specialisation` was named in the text; `symptom` is one that the doctor treats.
 */
export interface SearchMatch {
  /** Kind of the match. */
  kind: SearchMatchKind;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Id of the service, only for a service; equal to the service in `offer` if the card offers it.
   * @minimum 1
   */
  service_id?: number;
  /**
   * Price in KZT, only of a service.
   * @minimum 0
   * @nullable
   */
  price: number | null;
}
