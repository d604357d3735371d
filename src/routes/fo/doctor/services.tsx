import { createFileRoute } from '@tanstack/react-router';
import { getDoctorClinicBindingListQueryOptions } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { getDoctorProfileInfoQueryOptions } from '#generated/api/doctor-profile/doctor-profile.ts';
import { getDoctorServiceLinkListQueryOptions } from '#generated/api/doctor-services/doctor-services.ts';
import { ServicesScreen } from '@/features/doctor/services/doctor-services-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/doctor/services')({
  staticData: { name: 'doctorServices', area: 'doctor', heading: 'Услуги и\u00A0цены' },
  loader: async (loader) => {
    prefetch(loader, getDoctorProfileInfoQueryOptions(shownBySection));
    await Promise.all([
      load(loader, getDoctorServiceLinkListQueryOptions()),
      load(loader, getDoctorClinicBindingListQueryOptions()),
    ]);
  },
  component: ServicesScreen,
});
