import { createFileRoute } from '@tanstack/react-router';
import { getConsentListQueryOptions } from '#generated/api/patient-consents/patient-consents.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getCountryListQueryOptions } from '#generated/api/public-reference/public-reference.ts';
import { ProfileScreen } from '@/features/patient/profile/patient-profile-screen';
import { load, prefetch } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/profile')({
  staticData: { name: 'patientProfile', area: 'user', heading: 'Профиль' },
  loader: (loader) => {
    prefetch(loader, getCountryListQueryOptions());
    prefetch(loader, getConsentListQueryOptions());
    return load(loader, getPatientProfileQueryOptions());
  },
  component: ProfileScreen,
});
