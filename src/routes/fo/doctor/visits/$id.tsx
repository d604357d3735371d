import { createFileRoute } from '@tanstack/react-router';
import { getDoctorPatientReadQueryOptions } from '#generated/api/doctor-patients/doctor-patients.ts';
import { getDoctorVisitReadQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import { VisitScreen } from '@/features/doctor/visit/doctor-visit-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/visits/$id')({
  staticData: { name: 'doctorVisitShow', area: 'doctor' },
  loader: async (loader) => {
    const { data } = await load(loader, getDoctorVisitReadQueryOptions(pathId(loader.params.id)));
    prefetch(loader, getDoctorPatientReadQueryOptions(data.visit.client_id, shownBySection));
  },
  head: () => pageTitle('Визит'),
  component: VisitScreen,
});
