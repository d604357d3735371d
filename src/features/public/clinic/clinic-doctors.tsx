import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getClinicDoctorsQueryOptions, useClinicDoctors } from '#generated/api/public-clinics/public-clinics.ts';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { doctorsCount } from '@/shared/format/counts';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useFirstNew } from '@/shared/ui/focus';
import type { Wanted } from '@/shared/url/wanted-search';
import { type ClinicChoice, DOCTORS_AT_FIRST, DOCTORS_PER_PAGE, doctorsRequest } from './load-clinic';

const route = getRouteApi('/clinic/$slug/');

/**
 * Doctors of all opened pages, in one list. Before «Показать ещё» is pressed, the list has only the
 * first few doctors. If the URL's page number is too large, it means the last page.
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
    /** The page number after the next press on «Показать ещё». */
    next: pages === undefined ? Math.min(2, last) : opened + 1,
    busy: rest.some(({ isPending, error }) => isPending && error === null),
    failed: rest.find(({ data, error }) => data === undefined && error !== null),
  };
}

type ClinicDoctorsProps = Omit<ReturnType<typeof useOpenedDoctors>, 'first'> & { wanted: Wanted | undefined };

/** List of the opened doctors, with the button «Показать ещё». */
export function ClinicDoctors({ doctors, total, next, busy, failed, wanted }: ClinicDoctorsProps) {
  const navigate = route.useNavigate();
  const firstNew = useFirstNew();

  if (doctors.length === 0) {
    return (
      <Card as="div">
        <EmptyState
          level={3}
          icon={IconUserSearch}
          title="Таких врачей здесь нет"
          action={
            <Button onClick={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}>
              Показать всех врачей
            </Button>
          }
        >
          {wanted
            ? 'В\u00A0выбранные дни и\u00A0часы никто не\u00A0свободен. Уберите их или выберите другой филиал.'
            : 'Выберите другую специализацию или другой филиал.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul aria-busy={busy} className="flex flex-col gap-4 phone:gap-3">
        {doctors.map((doctor, index) => (
          <li key={doctor.id} {...firstNew.row(index)}>
            <DoctorCard doctor={doctor} wanted={wanted} />
          </li>
        ))}
      </ul>
      {failed && (
        <Card as="div" className="mt-4 phone:mt-3">
          <SectionError error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
        </Card>
      )}
      {!failed && doctors.length < total && (
        <Button
          wide
          busy={busy && 'Загружаем'}
          className="mt-4 bg-white phone:mt-3"
          onClick={() => {
            firstNew.expect(doctors.length);
            void navigate({
              to: '.',
              search: (before) => ({ ...before, page: next }),
              replace: true,
              resetScroll: false,
            });
          }}
        >
          {next * DOCTORS_PER_PAGE >= total
            ? `Показать всех: ${doctorsCount(total)}`
            : `Показать ещё ${next * DOCTORS_PER_PAGE - doctors.length}`}
        </Button>
      )}
    </>
  );
}
