import { getRouteApi } from '@tanstack/react-router';
import { useClinicSamplingSlots, useClinicSamplingSuspense } from '#generated/api/public-sampling/public-sampling.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { slotRange } from '@/domain/slot/slot-days';
import { timeOf } from '@/features/public/doctor/booking/booking-choice';
import { dataOf } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

const route = getRouteApi('/clinic/$slug/sampling');

/** What is given, and where: the filial of the address, else the one with the earliest time. */
export function useSampling() {
  const { slug } = route.useParams();
  const { service = 0, filial } = route.useSearch();
  const { data: sampling } = useClinicSamplingSuspense(slug, { service_id: service }, { query: { select: dataOf } });
  const place = sampling.places.find(({ id }) => id === filial) ?? sampling.places[0];
  return { sampling, place };
}

export function isBookable({ appointment }: Pick<SamplingPlace, 'appointment'>): boolean {
  return appointment === 'filial';
}

/** The times of a filial, and the one that the address has chosen. */
export function useSamplingTimes(place: SamplingPlace) {
  const search = route.useSearch();
  const slots = useClinicSamplingSlots(
    place.clinic_slug,
    { filial_id: place.id, service_id: search.service ?? 0, ...slotRange() },
    { query: { ...shownBySection.query, enabled: isBookable(place) } },
  );
  return { slots, ...timeOf(slots.data?.data ?? [], search) };
}
