import { getRouteApi } from '@tanstack/react-router';
import { useClinicSamplingSuspense } from '#generated/api/public-sampling/public-sampling.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { timeParams, type TimesSearch } from '@/features/public/times/times-search';
import { useSamplingTimes } from '@/features/public/times/use-times';
import { dataOf } from '@/shared/api/load';

const route = getRouteApi('/clinic/$slug/sampling');

export type Sampling = ReturnType<typeof useSampling>;

/** The analysis, where and when the URL wants to give a sample for it, and how to choose something else. */
export function useSampling() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { service: id = 0, filial } = search;
  const { data } = useClinicSamplingSuspense(slug, { service_id: id }, { query: { select: dataOf } });
  // Without a filial in the URL, the one with the earliest time.
  const place = data.places.find(({ id: each }) => each === filial) ?? data.places[0];
  const times = useSamplingTimes(
    slug,
    place && isBookable(place) ? { filial_id: place.id, service_id: id } : undefined,
    search,
  );
  const choose = (choice: TimesSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });

  return {
    ...data,
    place,
    times,
    choose: {
      // The day is kept; another filial has other times.
      filial: (chosen: number) => choose({ filial: chosen, time: undefined }),
      day: (date: string) => choose({ date, time: undefined }),
      time: (startsAt: string) => choose(timeParams(startsAt)),
    },
  };
}

export function isBookable({ appointment }: Pick<SamplingPlace, 'appointment'>): boolean {
  return appointment === 'filial';
}
