import { useQueries } from '@tanstack/react-query';
import { getClinicDoctorsQueryOptions, useClinicDoctors } from '#generated/api/public-clinics/public-clinics.ts';
import { type ClinicChoice, DOCTORS_AT_FIRST, doctorsRequest } from '@/features/public/clinic/clinic-requests';
import { shownBySection } from '@/shared/section/section-query';

/**
 * The pages of doctors that have been opened, one list of them; the first few where none has been. Pages that do not exist are not
 * asked for.
 */
export function useOpenedDoctors(slug: string, choice: ClinicChoice, pages: number | undefined) {
  const first = useClinicDoctors(slug, doctorsRequest(choice, 1), shownBySection);
  const last = first.data?.meta.last_page ?? 1;
  const opened = Math.min(pages ?? 1, last);
  const rest = useQueries({
    queries: Array.from({ length: opened - 1 }, (_, index) =>
      getClinicDoctorsQueryOptions(slug, doctorsRequest(choice, index + 2), shownBySection),
    ),
  });
  const doctors = [first, ...rest].flatMap(({ data }) => data?.data ?? []);
  return {
    first,
    doctors: pages === undefined ? doctors.slice(0, DOCTORS_AT_FIRST) : doctors,
    total: first.data?.meta.total ?? 0,
    /** The page up to which «Показать ещё» opens. */
    next: pages === undefined ? Math.min(2, last) : opened + 1,
    busy: rest.some(({ isPending, error }) => isPending && error === null),
    failed: rest.find(({ data, error }) => data === undefined && error !== null),
  };
}
