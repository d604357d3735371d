/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientNote } from './client-note.ts';
import type { Client } from './client.ts';
import type { DocumentNumber } from './document-number.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * Data of a client of the clinic.
 */
export interface ClientCard {
  /** @minimum 1 */
  id: number;
  second_name: PersonName;
  first_name: PersonName;
  /**
   * Patronymic.
   * @maxLength 60
   * @nullable
   */
  third_name: string | null;
  /**
   * Birthday; null if the clinic does not know it.
   * @nullable
   */
  birthday: string | null;
  /** Gender; null if the clinic does not know it. */
  gender: Gender | null;
  /** IIN that the person gave at booking; null or absent if not given. */
  iin?: Iin | null;
  /** Document number of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  /** Phone; null if the clinic knows none. */
  phone: Phone | null;
  /** Whether the person has proven this number by a code to their own account; false or absent otherwise. */
  phone_confirmed?: boolean;
  /** True if the person booked here with an account and gets notifications of changes there. */
  has_account: boolean;
  /**
   * Time when the clinic added the person; null if a booking created the client.
   * @nullable
   */
  added_at: string | null;
  /** Notes of the reception, newest first. */
  notes: ClientNote[];
  /** The same as in the list. */
  summary: Client;
}
