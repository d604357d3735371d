import { createFileRoute } from '@tanstack/react-router';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getWaitlistListQueryOptions } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import {
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import { WaitlistScreen } from '@/features/patient/waitlist/patient-waitlist-screen';
import { requestedEntry, waitlistSearch } from '@/features/patient/waitlist/patient-waitlist-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/waitlist')({
  staticData: { name: 'patientWaitlist', area: 'user', heading: 'Лист ожидания' },
  validateSearch: waitlistSearch,
  loaderDeps: ({ search }) => ({ requested: requestedEntry(search) }),
  loader: async (loader) => {
    const { requested } = loader.deps;
    await Promise.all([
      load(loader, getWaitlistListQueryOptions()),
      ...(requested
        ? [
            load(loader, getPatientProfileQueryOptions()),
            load(loader, getDoctorFullQueryOptions(requested.doctor)),
            load(loader, getDoctorServicesQueryOptions(requested.doctor)),
            load(loader, getDoctorClinicsQueryOptions(requested.doctor)),
          ]
        : []),
    ]);
  },
  component: WaitlistScreen,
});
