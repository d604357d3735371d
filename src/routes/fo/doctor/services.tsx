import { createFileRoute } from '@tanstack/react-router';
import { getDoctorClinicBindingListQueryOptions } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { getDoctorServiceLinkListQueryOptions } from '#generated/api/doctor-services/doctor-services.ts';
import { ServicesScreen } from '@/features/doctor/services/doctor-services-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/services')({
  staticData: { name: 'doctorServices', area: 'doctor', heading: 'Услуги и\u00A0цены' },
  loader: (loader) =>
    Promise.all([
      load(loader, getDoctorServiceLinkListQueryOptions()),
      load(loader, getDoctorClinicBindingListQueryOptions()),
    ]),
  component: ServicesScreen,
});
