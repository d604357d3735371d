/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { ServiceKind } from './service-kind.ts';
import type { TimeInterval } from './time-interval.ts';
import type { VisitFormat } from './visit-format.ts';

/**
 * The offer of a doctor in a search: a service with its price and length in one filial. Of several chosen `services`
 * it is the first, in the order of the request, that the doctor gives, and one in a chosen format before the others. Without a service
 * it is the doctor's consultation in the first of the chosen `formats` that the doctor has. Without either it is the first consultation
 * in the clinic, of the first of the doctor's specialisations that was asked for by `specialisations` or by the text, else of the main one. Where several filials give it, it is offered in the one with the earliest free time, of the districts, prices and days
 * that were asked for.
 */
export interface DoctorOffer {
  /**
   * Id of the service that is booked with a chosen slot.
   * @minimum 1
   */
  service_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  kind: ServiceKind;
  format: VisitFormat;
  /**
   * Price in KZT if the patient pays; it has no meaning if `funding` does not contain `paid`.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /** Possible payers; in a search with `funding` only requested payers, who also pay for the slots in `next_days` (proposed). Absent if unknown. */
  funding?: Fundings;
  /** True if `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /** Hours within which a visit by `osms` begins, `to` not included; absent if it may begin at all times (proposed). */
  osms_hours?: TimeInterval;
  /**
   * Duration of a visit in minutes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
