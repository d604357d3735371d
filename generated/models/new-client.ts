/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Gender } from './gender.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * Somebody whom the clinic does not know yet. When name and phone are those of a client whom it knows, the visit is that client's and nobody
 * is added.
 */
export interface NewClient {
  second_name: PersonName;
  first_name: PersonName;
  /** Null or absent where there is none. */
  third_name?: PersonName | null;
  phone: Phone;
  /** @nullable */
  birthday?: string | null;
  gender?: Gender;
}
