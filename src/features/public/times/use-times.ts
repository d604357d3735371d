import { getClinicSamplingSlotsQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import { type SlotTimes, useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { shownBySection } from '@/shared/section/section-query';
import { useToday } from '@/shared/use-now';
import { type ChosenTime, chosenTime } from './chosen-time';
import { requestedTime, type TimesSearch } from './times-search';

interface Place {
  readonly filial_id: number;
  readonly service_id: number;
}

/** A doctor's times for a service at a filial, and which of them `search` has chosen. Without a place nothing is asked. */
export function useDoctorTimes(slug: string, place: Place | undefined, search: TimesSearch) {
  const times = useSlotCalendar({
    first: useToday(),
    date: search.date,
    ask: place && ((window) => getDoctorSlotsQueryOptions(slug, { ...place, ...window }, shownBySection)),
  });
  return { ...times, ...chosenOf(times, search) };
}

/** The same for a sample that a filial takes itself. */
export function useSamplingTimes(slug: string, place: Place | undefined, search: TimesSearch) {
  const times = useSlotCalendar({
    first: useToday(),
    date: search.date,
    ask: place && ((window) => getClinicSamplingSlotsQueryOptions(slug, { ...place, ...window }, shownBySection)),
  });
  return { ...times, ...chosenOf(times, search) };
}

function chosenOf({ data }: SlotTimes, search: TimesSearch): ChosenTime {
  if (data === undefined) return { day: undefined, startsAt: undefined, lost: undefined };
  return chosenTime(data, search.date, requestedTime(search));
}
