/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskSource } from './desk-source.ts';
import type { Funding } from './funding.ts';
import type { HomeAddress } from './home-address.ts';
import type { NewClient } from './new-client.ts';

/**
 * A visit for somebody who called, came by or comes again. Either `client_id` or `new_client` says who.
 */
export interface DeskVisitCreateRequest {
  /**
   * Id of a known client; null or absent for a new client.
   * @minimum 1
   * @nullable
   */
  client_id?: number | null;
  /** Data of a new client; null or absent for a known client. */
  new_client?: NewClient | null;
  /**
   * Id of the doctor. In the clinic's cabinet null or absent for a sample without a doctor. A doctor may omit it; another doctor's id gives 422.
   * @minimum 1
   * @nullable
   */
  doctor_id?: number | null;
  /**
   * Id of an open filial of the logged-in clinic, or where the logged-in doctor receives, else 422.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Id of a service offered there, even a hidden one.
   * @minimum 1
   */
  service_id: number;
  /**
   * Ids of all analyses of one visit, `service_id` among them; absent for one service, and 422 for several with a doctor (proposed).
   * 409 `services_missing` if the filial does not take all of them, `services_clash` if their preparation contradicts each other.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
  /**
   * Start: a free slot of `clinicSlotList` or `doctorSlotList`, or any time with `over_schedule`.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /** Who pays: one of the payers of the service at that time, else 422; absent where nobody has stated them, or where it is settled later (proposed). */
  funding?: Funding;
  source: DeskSource;
  /**
   * Complaint of the patient.
   * @maxLength 1000
   * @nullable
   */
  comment?: string | null;
  /** The address; required for a home visit, and refused for any other service. */
  home_address?: HomeAddress | null;
  /** True to book in spite of overlaps, which the 409 listed in `details.overlaps`. */
  over_schedule?: boolean;
  /** True if the patient is at the desk: the visit is `arrived` at once; 422 more than an hour before its start. */
  arrived?: boolean;
}
