import { createFileRoute } from '@tanstack/react-router';
import { getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { BookedScreen } from '@/features/patient/booking/booked-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/schedule-record/$id')({
  staticData: { name: 'patientVisitBooked', area: 'user' },
  loader: (loader) => load(loader, getVisitReadQueryOptions(pathId(loader.params.id))),
  head: () => pageTitle('Запись отправлена'),
  component: BookedScreen,
});
