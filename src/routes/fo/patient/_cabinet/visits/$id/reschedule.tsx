import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getVisitListQueryOptions, getVisitReadQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import { RescheduleScreen } from '@/features/patient/reschedule/reschedule-screen';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { load, prefetch } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { momentParam } from '@/shared/url/search-params';

export const Route = createFileRoute('/fo/patient/_cabinet/visits/$id/reschedule')({
  staticData: { name: 'patientVisitReschedule', area: 'user', heading: 'Перенести визит' },
  // The chosen slot is in the URL, so that a login or a reload keeps it.
  validateSearch: v.object({ starts_at: momentParam }),
  loader: (loader) => {
    // Do not wait for the visits: they are needed only for a warning.
    prefetch(loader, getVisitListQueryOptions(upcomingVisits));
    return load(loader, getVisitReadQueryOptions(pathId(loader.params.id)));
  },
  component: RescheduleScreen,
});
