import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useDoctorVisitListSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import { dataOf } from '@/shared/api/load';
import { addDays, dayHeading, today, weekdayDay } from '@/shared/format/date';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';
import { DayCounts } from './day-counts';
import { DayVisitRow } from './day-visit-row';

const route = getRouteApi('/fo/doctor/home');
const turn = 'grid size-11 place-items-center rounded-control text-teal transition-colors hover:bg-teal-tint';

/** One day of the doctor: who comes when, and what became of it (docs/rules.md §2, doctorHome). */
export function DoctorHomeScreen() {
  const date = route.useSearch().date ?? today();
  const at = useNow();
  const {
    data: visits,
    refetch,
    isFetching,
  } = useDoctorVisitListSuspense({ date_from: date, date_to: date }, { query: { select: dataOf } });

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-h2 first-letter:uppercase">{date === today() ? weekdayDay(date) : dayHeading(date)}</h1>
          <DayCounts visits={visits} />
        </div>
        <div className="flex items-center gap-1">
          <Link to="." search={{ date: addDays(date, -1) }} aria-label="Предыдущий день" className={turn}>
            <Icon icon={IconChevronLeft} />
          </Link>
          {date !== today() && (
            <ButtonLink to="." search={{}} size="small">
              Сегодня
            </ButtonLink>
          )}
          <Link to="." search={{ date: addDays(date, 1) }} aria-label="Следующий день" className={turn}>
            <Icon icon={IconChevronRight} />
          </Link>
          <Button size="small" busy={isFetching && 'Обновляем'} onClick={() => void refetch()}>
            <Icon icon={IconRefresh} />
            Обновить
          </Button>
        </div>
      </div>
      {visits.length === 0 ? (
        <Card className="mt-4">
          <EmptyState icon={IconCalendarEvent} title="В&nbsp;этот день записей нет">
            Когда пациент запишется, он появится здесь.
          </EmptyState>
        </Card>
      ) : (
        <ol className="mt-4 overflow-clip rounded-card bg-white">
          {visits.map((visit) => (
            <DayVisitRow key={visit.id} visit={visit} at={at} />
          ))}
        </ol>
      )}
    </>
  );
}
