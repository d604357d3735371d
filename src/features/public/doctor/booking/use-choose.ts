import { getRouteApi } from '@tanstack/react-router';
import type { DoctorSearch } from '@/features/public/doctor/doctor-search';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';

const route = getRouteApi('/doctor/$slug/');

/** Writes the choice into the address, in place of the one before: «Назад» leaves the page. */
export function useChoose() {
  const navigate = route.useNavigate();
  const choose = (choice: DoctorSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });

  return {
    // Another service or filial has other times; the day is kept.
    filial: (filial: number) => choose({ filial, time: undefined }),
    service: (service: number) => choose({ service, time: undefined }),
    day: (date: string) => choose({ date, time: undefined }),
    time: (startsAt: string) => choose({ date: dayOf(startsAt), time: time(startsAt) }),
  };
}
