import { useClinicSamplingSlots } from '#generated/api/public-sampling/public-sampling.ts';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import type { DoctorSlotsParams } from '#generated/models/doctor-slots-params.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { type SectionAnswer, shownBySection } from '@/shared/section/section-query';
import { chosenTime } from './chosen-time';
import { requestedTime, type TimesSearch } from './times-search';

const NOTHING: DoctorSlotsParams = { filial_id: 0, service_id: 0, date_from: '', date_to: '' };

/** A doctor's times for a service at a filial, and which of them `search` has chosen. Without params nothing is asked. */
export function useDoctorTimes(slug: string, params: DoctorSlotsParams | undefined, search: TimesSearch = {}) {
  const slots = useDoctorSlots(slug, params ?? NOTHING, {
    query: { ...shownBySection.query, enabled: params !== undefined },
  });
  return timesOf(slots, search);
}

/** The same for a sample that a filial takes itself. */
export function useSamplingTimes(slug: string, params: DoctorSlotsParams | undefined, search: TimesSearch) {
  const slots = useClinicSamplingSlots(slug, params ?? NOTHING, {
    query: { ...shownBySection.query, enabled: params !== undefined },
  });
  return timesOf(slots, search);
}

function timesOf({ data, error, refetch, isFetching }: SectionAnswer<{ data: SlotDay[] }>, search: TimesSearch) {
  const days = data?.data;
  return {
    days,
    failed: error !== null,
    error,
    retry: refetch,
    retrying: isFetching,
    ...chosenTime(days ?? [], search.date, requestedTime(search)),
  };
}
