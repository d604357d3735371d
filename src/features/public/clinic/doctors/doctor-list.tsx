import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { DOCTORS_PER_PAGE } from '@/features/public/clinic/clinic-requests';
import { doctorsCount } from '@/shared/format/counts';
import { SectionError } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import type { useOpenedDoctors } from './use-opened-doctors';

const route = getRouteApi('/clinic/$slug/');

type DoctorListProps = Omit<ReturnType<typeof useOpenedDoctors>, 'first'>;

/** The doctors so far, and «Показать ещё». */
export function DoctorList({ doctors, total, next, busy, failed }: DoctorListProps) {
  const navigate = route.useNavigate();
  /** The first of those that were asked for; focus goes to it, for the button moves away or disappears. */
  const awaited = useRef<number>(null);

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
          Выберите другую специализацию или другой филиал.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul aria-busy={busy} className="flex flex-col gap-4 phone:gap-3">
        {doctors.map((doctor, index) => (
          <li
            key={doctor.id}
            tabIndex={-1}
            ref={(row) => {
              if (row === null || index !== awaited.current) return;
              awaited.current = null;
              row.focus({ preventScroll: true });
            }}
          >
            <DoctorCard doctor={doctor} />
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
            awaited.current = doctors.length;
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
