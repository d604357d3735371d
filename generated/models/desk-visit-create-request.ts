/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskSource } from './desk-source.ts';
import type { HomeAddress } from './home-address.ts';
import type { NewClient } from './new-client.ts';

/**
 * A visit for somebody who called, came by or comes again. Either `client_id` or `new_client` says who.
 */
export interface DeskVisitCreateRequest {
  /**
   * A known client. Null or absent for a new client.
   * @minimum 1
   * @nullable
   */
  client_id?: number | null;
  /** Null or absent for a known client. */
  new_client?: NewClient | null;
  /**
   * To whom. In the clinic's cabinet null or absent where the filial itself receives: a sample is given. A doctor books to nobody else (422), and needs not say so.
   * @minimum 1
   * @nullable
   */
  doctor_id?: number | null;
  /**
   * An open filial of the logged-in clinic, or one in which the logged-in doctor receives; else 422.
   * @minimum 1
   */
  filial_id: number;
  /**
   * One that is given there, hidden ones too.
   * @minimum 1
   */
  service_id: number;
  /**
   * A free time of `clinicSlotList` or `doctorSlotList`, or any other with `over_schedule`.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  source: DeskSource;
  /**
   * What the person complains of.
   * @maxLength 1000
   * @nullable
   */
  comment?: string | null;
  /** The address; required for a home visit, and refused for any other service. */
  home_address?: HomeAddress | null;
  /** The desk has read what the time overlaps (`details.overlaps` of the 409) and books it anyway. */
  over_schedule?: boolean;
  /** The person stands at the desk: the visit is `arrived` at once. 422 more than an hour before its time. */
  arrived?: boolean;
}
