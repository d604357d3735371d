import { getClinicDoctorsQueryOptions, useClinicDoctors } from '@generated/api/public/public';
import { useQueries } from '@tanstack/react-query';
import { type ClinicChoice, doctorsRequest } from '@/features/public/clinic/clinic-requests';
import { shownBySection } from '@/shared/section/shown-by-section';

/** The pages of doctors that have been opened, one list of them. Pages that do not exist are not asked for. */
export function useOpenedDoctors(slug: string, choice: ClinicChoice, pages: number) {
  const first = useClinicDoctors(slug, doctorsRequest(choice, 1), shownBySection);
  const last = first.data?.meta.last_page ?? 1;
  const opened = Math.min(pages, last);
  const rest = useQueries({
    queries: Array.from({ length: opened - 1 }, (_, index) =>
      getClinicDoctorsQueryOptions(slug, doctorsRequest(choice, index + 2), shownBySection),
    ),
  });
  return {
    first,
    doctors: [first, ...rest].flatMap(({ data }) => data?.data ?? []),
    total: first.data?.meta.total ?? 0,
    opened,
    busy: rest.some(({ isPending, error }) => isPending && error === null),
    failed: rest.find(({ data, error }) => data === undefined && error !== null),
  };
}
