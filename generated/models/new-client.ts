/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Gender } from './gender.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * A new client. If name and phone are those of a known client, the visit belongs to that client and no client is
 * added.
 */
export interface NewClient {
  second_name: PersonName;
  first_name: PersonName;
  /** Patronymic; null or absent without one. */
  third_name?: PersonName | null;
  phone: Phone;
  /** @nullable */
  birthday?: string | null;
  gender?: Gender;
}
