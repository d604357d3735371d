import { getRouteApi } from '@tanstack/react-router';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import { slotRange } from '@/domain/slot/slot-days';
import { shownBySection } from '@/shared/section/section-query';
import { timeOf, type Offer } from './booking-choice';

const route = getRouteApi('/doctor/$slug/');

/** The times of what is offered, and the one the address has chosen. */
export function useTimes(offer: Offer | undefined) {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const params = { filial_id: offer?.clinic.id ?? 0, service_id: offer?.chosen.service.id ?? 0, ...slotRange() };
  const slots = useDoctorSlots(slug, params, { query: { ...shownBySection.query, enabled: offer !== undefined } });
  const days = slots.data?.data;

  return {
    days,
    failed: slots.isError,
    error: slots.error,
    retry: slots.refetch,
    retrying: slots.isFetching,
    ...timeOf(days ?? [], search),
  };
}
