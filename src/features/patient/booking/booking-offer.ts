import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';

/** What is booked: a service, its price and length. */
export type BookedService = Pick<DoctorService, 'service' | 'price' | 'duration_minutes'>;

/** Where, and the rules of the clinic. */
export type BookingPlace = Pick<
  DoctorClinic,
  | 'id'
  | 'title'
  | 'clinic_legal_name'
  | 'city'
  | 'address'
  | 'directions'
  | 'phone'
  | 'book_ahead_hours'
  | 'cancel_ahead_hours'
> &
  Partial<Pick<DoctorClinic, 'arrival_window_minutes'>>;

/** Everything that the page of a booking knows of what was chosen. */
export interface BookingOffer {
  /** Null where the filial itself takes a sample. */
  readonly doctor: DoctorFull | null;
  readonly link: BookedService;
  /** What can be chosen instead, in the same place. */
  readonly services: readonly DoctorService[];
  readonly place: BookingPlace;
  readonly hasOtherPlaces: boolean;
  /** Of an analysis: «Результат через 1 рабочий день». */
  readonly ready?: string;
}
