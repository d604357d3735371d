import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import {
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import { getClinicSamplingQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { load, prefetch } from '@/shared/api/load';
import { type BookingSearch, wholeChoice } from '@/shared/url/booking-search';

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

/** What was chosen, with everything that the booking's page shows of it. */
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

/** The page's data: what was chosen, and the people it can be booked for. */
export async function loadBooking(loader: Parameters<typeof load>[0], search: BookingSearch): Promise<void> {
  const choice = wholeChoice(search);
  if (!choice) return;
  // Only for a warning, so the page does not wait.
  prefetch(loader, getVisitListQueryOptions(upcomingVisits));
  await Promise.all([
    ...(choice.doctor === undefined
      ? [load(loader, getClinicSamplingQueryOptions(choice.clinic, { service_id: choice.service }))]
      : [
          load(loader, getDoctorFullQueryOptions(choice.doctor)),
          load(loader, getDoctorServicesQueryOptions(choice.doctor)),
          load(loader, getDoctorClinicsQueryOptions(choice.doctor)),
        ]),
    load(loader, getPatientProfileQueryOptions()),
    load(loader, getFamilyMemberListQueryOptions()),
  ]);
}
