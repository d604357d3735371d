import { useVisitListSuspense } from '@generated/api/patient/patient';
import type { VisitListStatus } from '@generated/models/visit-list-status';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/pagination';
import { TabLink, TabLinks } from '@/shared/ui/tab-links';
import { byMonth } from './visit-months';
import { VisitRow } from './visit-row';

const route = getRouteApi('/fo/patient/_cabinet/visits/');

const tabs = {
  upcoming: {
    title: 'Предстоящие',
    empty: 'Визитов пока нет',
    advice: 'Найдите врача и запишитесь: здесь появятся время, адрес и напоминание.',
  },
  past: {
    title: 'Прошедшие',
    empty: 'Прошедших визитов нет',
    advice: 'Здесь останется история приёмов: когда, у кого и сколько стоило.',
  },
  cancelled: {
    title: 'Отменённые',
    empty: 'Отменённых визитов нет',
    advice: 'Если вы или клиника отмените запись, она будет здесь.',
  },
} as const satisfies Record<VisitListStatus, { title: string; empty: string; advice: string }>;

const statuses = Object.keys(tabs) as VisitListStatus[];

/** The patient's visits, three tabs by state (specification §2, patientVisits). */
export function VisitsScreen() {
  const { status, page } = route.useSearch();
  const { data: list } = useVisitListSuspense({ status, page });
  const { counts, last_page } = list.meta;

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-page">Визиты</h1>
        <ButtonLink to="/search" variant="primary" className="phone:hidden">
          <Icon glyph={IconPlus} />
          Записаться
        </ButtonLink>
      </div>
      <TabLinks label="Визиты" className="mt-4">
        {statuses.map((value) => (
          <TabLink key={value} to="." search={{ status: value }} active={value === status} count={counts[value]}>
            {tabs[value].title}
          </TabLink>
        ))}
      </TabLinks>

      {list.data.length === 0 ? (
        <Card className="mt-6 phone:mt-4">
          <EmptyState
            glyph={IconCalendarPlus}
            title={page > last_page ? 'Такой страницы нет' : tabs[status].empty}
            action={
              <ButtonLink variant="primary" to="/search">
                Найти врача
              </ButtonLink>
            }
          >
            {tabs[status].advice}
          </EmptyState>
        </Card>
      ) : (
        <div className="mt-6 flex flex-col gap-6 phone:mt-5 desktop:rounded-card desktop:bg-white desktop:px-6 desktop:py-5">
          {byMonth(list.data).map((month) => (
            <section key={month.title}>
              <h2 className="text-small text-ink-3 phone:px-1">{month.title}</h2>
              <ul className="flex flex-col phone:mt-3 phone:gap-3">
                {month.visits.map((visit) => (
                  <VisitRow key={visit.id} visit={visit} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <Pagination
        page={page}
        lastPage={last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => <Link to="." search={{ status, page: target }} {...link} />}
      />
    </>
  );
}
