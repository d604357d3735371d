/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PersonName } from './person-name.ts';

/**
 * Name on the doctor's page.
 */
export interface DoctorNameRequest {
  first_name: PersonName;
  second_name: PersonName;
  /**
   * Patronymic; null for none.
   * @maxLength 60
   * @nullable
   */
  third_name: string | null;
}
