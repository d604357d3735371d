/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ContactKind } from './contact-kind.ts';

/**
 * A contact of the doctor.
 */
export interface Contact {
  /** Type of `value`. */
  kind: ContactKind;
  /**
   * A phone as it is dialled, an e-mail, a user name without a link (Telegram, Instagram), or the `https://` address of a site.
   * @minLength 1
   * @maxLength 300
   */
  value: string;
  /**
   * Id of the filial with this contact; null for the doctor's or clinic's own.
   * @minimum 1
   * @nullable
   */
  filial_id: number | null;
}
