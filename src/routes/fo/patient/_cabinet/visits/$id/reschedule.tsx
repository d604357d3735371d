import { createFileRoute } from '@tanstack/react-router';
import { getVisitListQueryOptions, getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { RescheduleScreen } from '@/features/patient/reschedule/reschedule-screen';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { load, prefetch } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/$id/reschedule')({
  staticData: { name: 'patientVisitReschedule', area: 'user' },
  loader: (loader) => {
    // Only a warning hangs on it: the page does not wait.
    prefetch(loader, getVisitListQueryOptions(upcomingVisits));
    return load(loader, getVisitReadQueryOptions(pathId(loader.params.id)));
  },
  head: () => pageTitle('Перенести визит'),
  component: RescheduleScreen,
});
