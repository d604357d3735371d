import { getRouteApi } from '@tanstack/react-router';
import {
  getClinicSamplingSlotsQueryOptions,
  useClinicSamplingSuspense,
} from '#generated/api/public-sampling/public-sampling.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { chosenTime, requestedDay } from '@/domain/slot/slot-calendar';
import { useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { dataOf } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { servicesAsked, type TimesSearch } from '@/shared/url/booking-search';
import { useToday } from '@/shared/use-now';

const route = getRouteApi('/clinic/$slug/sampling');

export type Sampling = ReturnType<typeof useSampling>;

/** The analyses, filial and time in the URL, and functions that change them. */
export function useSampling() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { service: id = 0, filial } = search;
  const { data } = useClinicSamplingSuspense(slug, servicesAsked(search), { query: { select: dataOf } });
  // By default the first filial of the answer, which has the earliest time.
  const place = data.places.find(({ id: each }) => each === filial) ?? data.places[0];
  const times = useSlotCalendar({
    first: useToday(),
    date: requestedDay(search),
    ask:
      place && isBookable(place)
        ? (window) =>
            getClinicSamplingSlotsQueryOptions(slug, { filial_id: place.id, service_id: id, ...window }, shownBySection)
        : undefined,
  });
  const choose = (choice: TimesSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });

  return {
    ...data,
    place,
    times: { ...times, ...chosenTime(times.data, search) },
    choose: {
      // Another filial has other free times, so only the day is kept.
      filial: (chosen: number) => choose({ filial: chosen, date: requestedDay(search), starts_at: undefined }),
      day: (date: string) => choose({ date, starts_at: undefined }),
      time: (startsAt: string) => choose({ date: undefined, starts_at: startsAt }),
    },
  };
}

export function isBookable({ appointment }: Pick<SamplingPlace, 'appointment'>): boolean {
  return appointment === 'filial';
}
