import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import {
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '#generated/api/public/public.ts';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { load, warm } from '@/shared/api/load';
import { type BookingSearch, wholeChoice } from '@/shared/navigation/booking-search';

/** What the page shows at once: what was chosen with whom and where, and whom the patient can book for. */
export async function loadBooking(loader: Parameters<typeof load>[0], search: BookingSearch): Promise<void> {
  const choice = wholeChoice(search);
  if (!choice) return;
  // Only a warning hangs on it: the page does not wait.
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
