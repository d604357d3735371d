import { createFileRoute } from '@tanstack/react-router';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getWaitlistListQueryOptions } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import {
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import { WaitlistScreen } from '@/features/patient/waitlist/waitlist-screen';
import { askedFor, waitlistSearch } from '@/features/patient/waitlist/waitlist-search';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/waitlist')({
  staticData: { name: 'patientWaitlist', area: 'user' },
  validateSearch: waitlistSearch,
  loaderDeps: ({ search }) => ({ asked: askedFor(search) }),
  loader: async (loader) => {
    const { asked } = loader.deps;
    await Promise.all([
      load(loader, getWaitlistListQueryOptions()),
      ...(asked
        ? [
            load(loader, getPatientProfileQueryOptions()),
            load(loader, getDoctorFullQueryOptions(asked.doctor)),
            load(loader, getDoctorServicesQueryOptions(asked.doctor)),
            load(loader, getDoctorClinicsQueryOptions(asked.doctor)),
          ]
        : []),
    ]);
  },
  head: () => pageTitle('Лист ожидания'),
  component: WaitlistScreen,
});
