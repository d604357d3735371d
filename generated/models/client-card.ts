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
   * Null while the clinic does not know it.
   * @nullable
   */
  birthday: string | null;
  /** Null while the clinic does not know it. */
  gender: Gender | null;
  /** As the person gave it with their booking; null or absent where they did not. */
  iin?: Iin | null;
  /** Of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  /** Null while the clinic knows none. */
  phone: Phone | null;
  /** Whether the person has proven this number by a code to their own account; false or absent otherwise. */
  phone_confirmed?: boolean;
  /** Whether the person has booked here with an account of their own, and reads of changes there. */
  has_account: boolean;
  /**
   * When the clinic added the person; null for a client from a booking.
   * @nullable
   */
  added_at: string | null;
  /** Notes of the reception, the newest first. */
  notes: ClientNote[];
  /** The same as in the list. */
  summary: Client;
}
