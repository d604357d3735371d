import { createFileRoute } from '@tanstack/react-router';
import { getDoctorProfileInfoQueryOptions } from '#generated/api/doctor-profile/doctor-profile.ts';
import { ProfileScreen } from '@/features/doctor/profile/doctor-profile-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/profile')({
  staticData: { name: 'doctorProfile', area: 'doctor', heading: 'Профиль' },
  loader: (loader) => load(loader, getDoctorProfileInfoQueryOptions()),
  head: () => pageTitle('Профиль врача'),
  component: ProfileScreen,
});
