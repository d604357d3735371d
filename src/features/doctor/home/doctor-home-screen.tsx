import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useDoctorVisitListSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { dataOf } from '@/shared/api/load';
import { visitsCount } from '@/shared/format/counts';
import { addDays, dayHeading, today, weekdayDay } from '@/shared/format/date';
import { plural } from '@/shared/format/plural';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';
import { DayVisitRow } from './day-visit-row';

const route = getRouteApi('/fo/doctor/home');
const pagerLink = 'grid size-11 place-items-center rounded-control text-teal transition-colors hover:bg-teal-tint';

/** One day of the doctor's visits (docs/rules.md §2, doctorHome). */
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
          <Link to="." search={{ date: addDays(date, -1) }} aria-label="Предыдущий день" className={pagerLink}>
            <Icon icon={IconChevronLeft} />
          </Link>
          {date !== today() && (
            <ButtonLink to="." search={{}} size="small">
              Сегодня
            </ButtonLink>
          )}
          <Link to="." search={{ date: addDays(date, 1) }} aria-label="Следующий день" className={pagerLink}>
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

const cancelled: readonly VisitStatus[] = ['cancelled_by_clinic', 'cancelled_by_patient'];
const ahead: readonly VisitStatus[] = ['pending', 'confirmed'];

/** «10 визитов · 2 завершены · 1 неявка · 1 на приёме · 6 впереди», without zeros. */
function DayCounts({ visits }: { visits: readonly DoctorVisit[] }) {
  const count = (...statuses: readonly VisitStatus[]) =>
    visits.filter(({ status }) => statuses.includes(status)).length;
  const completed = count('completed');
  const missed = count('no_show');
  const lines: readonly (readonly [number, string])[] = [
    [completed, plural(completed, { one: 'завершён', few: 'завершены', many: 'завершены' })],
    [missed, plural(missed, { one: 'неявка', few: 'неявки', many: 'неявок' })],
    [count('arrived'), 'на\u00A0приёме'],
    [count(...ahead), 'впереди'],
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-small text-ink-2">
      <li className="font-medium text-ink">{visitsCount(visits.length - count(...cancelled))}</li>
      {lines.map(
        ([amount, word]) =>
          amount > 0 && (
            <li key={word}>
              <strong className="font-medium text-ink">{amount}</strong> {word}
            </li>
          ),
      )}
    </ul>
  );
}
