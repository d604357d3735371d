import { createFileRoute, redirect } from '@tanstack/react-router';
import { getClinicVisitReadQueryOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { load } from '@/shared/api/load';
import { dayOf } from '@/shared/format/date';
import { pathId } from '@/shared/url/ids';

/**
 * Target of links from a notification or a client's card to a visit. It opens the visit on the
 * board, where the visit can be confirmed, rescheduled and cancelled.
 */
export const Route = createFileRoute('/fo/clinic/visits/$id')({
  staticData: { name: 'clinicVisitShow', area: 'clinic' },
  beforeLoad: guardRight('visits'),
  loader: async (loader) => {
    const { data } = await load(loader, getClinicVisitReadQueryOptions(pathId(loader.params.id)));
    const { id, filial_id, starts_at, doctor_id } = data.visit;
    throw redirect({
      to: '/fo/clinic/board',
      search: { filial: filial_id, date: dayOf(starts_at), doctor_id: doctor_id ?? undefined, visit: id },
      replace: true,
    });
  },
});
