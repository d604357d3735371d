import { createFileRoute } from '@tanstack/react-router';
import { getConsentListQueryOptions } from '#generated/api/patient-consents/patient-consents.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getCountryListQueryOptions } from '#generated/api/public-reference/public-reference.ts';
import { ProfileScreen } from '@/features/patient/profile/profile-screen';
import { load, prefetch } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/profile')({
  staticData: { name: 'patientProfile', area: 'user' },
  loader: (loader) => {
    prefetch(loader, getCountryListQueryOptions());
    prefetch(loader, getConsentListQueryOptions());
    return load(loader, getPatientProfileQueryOptions());
  },
  head: () => pageTitle('Профиль'),
  component: ProfileScreen,
});
